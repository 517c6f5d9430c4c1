// looks.js - LED palettes and finishes: the two axes shared by every product.
import * as T from 'three';
import * as X from './textures.js';

export const LED = {
  cyanviolet: ['#12c8ff', '#7a3cff'], magentablue: ['#ff2fb4', '#2b6bff'], amber: ['#ff8a1e', '#ffb347'],
  red: ['#ff0a1a', '#ff2a14'], green: ['#27e07a', '#9dff3c'], white: ['#e9f1ff', '#cfe0ff'], ember: ['#ff4a1c', '#ff9a2e'], ice: ['#7fe3ff', '#b9f0ff'], off: null,
};

const FINISH = {
  black: { metal: .8, body: '#3a3d43', dark: '#15161a', inner: '#1b1d22', trim: '#3a3d44', sink: '#34373e', cable: '#2c2f36', fan: '#121317', key: '#191a1e', light: 1 },
  white: { body: '#e2e4e7', dark: '#cfd2d6', inner: '#d3d6da', trim: '#c2c6cb', sink: '#c9ccd1', cable: '#e4e6e9', fan: '#dfe1e4', key: '#dfe1e5', light: .62 },
  ember: { body: '#a8340f', dark: '#1a1a1d', inner: '#1d1e22', trim: '#4a4c52', sink: '#3a3d44', cable: '#a33a18', fan: '#15161a', key: '#202126', light: .95 },
  cobalt: { metal: .7, body: '#2450ab', dark: '#14161c', inner: '#181b22', trim: '#59606e', sink: '#3a3f4a', cable: '#2a4b94', fan: '#12141a', key: '#1b1d24', light: 1 },
  sage: { body: '#6f8a76', dark: '#20241f', inner: '#22261f', trim: '#c9c4b4', sink: '#484c46', cable: '#7f9a86', fan: '#1b1d1a', key: '#dcd8cb', light: .85 },
};

export function look(spec) {
  const f = FINISH[spec.finish ?? 'black'], white = spec.finish === 'white';
  const S = (o) => { const m = new T.MeshStandardMaterial(o); return m; };
  const m = {
    body: S({ color: f.body, metalness: white ? 0 : f.metal ?? .35, roughness: white ? .5 : .46, roughnessMap: X.smudge() }),
    dark: S({ color: f.dark, metalness: .15, roughness: .55, roughnessMap: X.smudge() }),
    inner: S({ color: f.inner, metalness: .1, roughness: .6, roughnessMap: X.smudge(), envMapIntensity: .45 }),
    trim: S({ color: f.trim, metalness: .9, roughness: .42, roughnessMap: X.brushed() }),
    sink: S({ color: f.sink, metalness: .75, roughness: .5, roughnessMap: X.brushed(), envMapIntensity: .7 }),
    fan: S({ color: f.fan, metalness: 0, roughness: .5, envMapIntensity: .6 }),
    key: S({ color: f.key, metalness: 0, roughness: .62, bumpMap: X.grain(), bumpScale: .15 }),
    black: S({ color: '#0d0e10', metalness: 0, roughness: .5, envMapIntensity: .7 }),
    matte: S({ color: '#0c0d0f', metalness: 0, roughness: .9, envMapIntensity: .6 }),
    gun: S({ color: '#42454c', metalness: .95, roughness: .4, roughnessMap: X.brushed() }),
    alu: S({ color: '#8b8f96', metalness: 1, roughness: .46, roughnessMap: X.brushed(), envMapIntensity: .8 }),
    gold: S({ color: '#a87c2c', metalness: .9, roughness: .5, envMapIntensity: .45 }),
    copper: S({ color: '#b5673a', metalness: 1, roughness: .32 }),
    rubber: S({ color: '#0b0b0d', roughness: .92, envMapIntensity: .5 }),
    fins: S({ color: white ? '#a9adb3' : '#24262b', metalness: .8, roughness: .42, envMapIntensity: .7 }),
    finsLo: S({ color: '#0a0b0c', roughness: .8 }),
    cable: S({ color: f.cable, roughness: .72, map: X.braid() }),
    sleeve: S({ color: white ? '#d8dade' : '#15161a', roughness: .8, map: X.braid() }),
    wood: S({ color: '#ffffff', map: X.woodGrain(white), roughness: .55, roughnessMap: X.smudge() }),
    pcbEdge: S({ color: white ? '#b9bcc1' : '#101216', roughness: .6 }),
    gloss: S({ color: white ? '#eceef0' : '#0a0b0d', roughness: .16, metalness: .1 }),
    silk: S({ color: white ? '#4c5058' : '#c8ccd3', roughness: .6 }),
  };
  const leds = typeof spec.led === 'string' ? LED[spec.led] : spec.led === undefined ? LED.cyanviolet : spec.led;
  const cols = leds ? leds.map((h) => new T.Color(h)) : null;
  const mix = (t) => { if (!cols) return new T.Color(0, 0, 0); const u = Math.min(.9999, Math.max(0, t)) * (cols.length - 1), i = Math.floor(u); return cols[i].clone().lerp(cols[i + 1] ?? cols[i], u - i); };
  const wrap = (t) => mix(Math.abs(((t % 1) + 1) % 1 * 2 - 1)); // there and back again, for rings
  return { m, f, white, on: !!cols, leds: leds ?? ['#9aa3b0', '#6b7484'], mix, wrap, light: f.light };
}

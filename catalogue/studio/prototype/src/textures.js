// textures.js - every canvas texture of the studio. Small, seeded, no files.
import * as T from 'three';

export function rng(seed = 7) { let s = seed; return () => (s = (s * 16807) % 2147483647) / 2147483647; }
export function canvas(w, h, draw) { const k = document.createElement('canvas'); k.width = w; k.height = h; draw(k.getContext('2d'), w, h); return k; }
export function tex(k, { srgb = false, repeat, wrap } = {}) {
  const t = new T.CanvasTexture(k); if (srgb) t.colorSpace = T.SRGBColorSpace; t.anisotropy = globalThis.ANISO ?? 1;
  if (repeat || wrap) { t.wrapS = t.wrapT = T.RepeatWrapping; if (repeat) t.repeat.set(...repeat); } return t;
}
const cache = new Map(), once = (key, make) => { if (!cache.has(key)) cache.set(key, make()); return cache.get(key); };

// Roughness maps: the green channel multiplies material.roughness.
export const brushed = () => once('brushed', () => tex(canvas(512, 512, (x) => {
  const r = rng(3); x.fillStyle = '#0c0'; x.fillRect(0, 0, 512, 512);
  for (let i = 0; i < 2600; i++) { const g = 130 + r() * 125 | 0; x.fillStyle = `rgba(0,${g},0,.35)`; x.fillRect(r() * 512 - 120, r() * 512, 60 + r() * 300, .7 + r()); }
}), { wrap: true }));
export const smudge = () => once('smudge', () => tex(canvas(256, 256, (x) => {
  const r = rng(11); x.fillStyle = '#0d8000'; x.fillStyle = '#00d800'; x.fillRect(0, 0, 256, 256);
  for (let i = 0; i < 160; i++) { const a = r() * 256, b = r() * 256, q = 12 + r() * 50, g = x.createRadialGradient(a, b, 0, a, b, q), v = r() > .5 ? 255 : 165; g.addColorStop(0, `rgba(0,${v},0,.16)`); g.addColorStop(1, `rgba(0,${v},0,0)`); x.fillStyle = g; x.fillRect(0, 0, 256, 256); }
  for (let i = 0; i < 9000; i++) { x.fillStyle = `rgba(0,${120 + r() * 135 | 0},0,.22)`; x.fillRect(r() * 256, r() * 256, 1, 1); }
}), { wrap: true }));
export const grain = () => once('grain', () => tex(canvas(256, 256, (x) => { const r = rng(5), d = x.createImageData(256, 256); for (let i = 0; i < 65536; i++) { const v = 90 + r() * 120; d.data.set([v, v, v, 255], i * 4); } x.putImageData(d, 0, 0); }), { wrap: true, repeat: [6, 6] }));
export const braid = () => once('braid', () => tex(canvas(64, 64, (x) => {
  x.fillStyle = '#fff'; x.fillRect(0, 0, 64, 64); x.lineWidth = 9;
  for (let i = -64; i < 128; i += 16) { x.strokeStyle = 'rgba(0,0,0,.42)'; x.beginPath(); x.moveTo(i, 0); x.lineTo(i + 64, 64); x.stroke(); x.strokeStyle = 'rgba(0,0,0,.24)'; x.beginPath(); x.moveTo(i + 64, 0); x.lineTo(i, 64); x.stroke(); }
}), { srgb: true, wrap: true }));
export const fabric = () => once('fabric', () => tex(canvas(128, 128, (x) => {
  const r = rng(9); x.fillStyle = '#999'; x.fillRect(0, 0, 128, 128);
  for (let j = 0; j < 128; j += 4) for (let i = 0; i < 128; i += 4) { const v = ((i + j) / 4) % 2 ? 205 : 120; x.fillStyle = `rgb(${v + r() * 30},${v + r() * 30},${v + r() * 30})`; x.fillRect(i, j, 3, 3); }
}), { wrap: true }));
export const hexHoles = (hole = 25) => once('hex' + hole, () => canvas(64, 110, (x) => { x.fillStyle = '#fff'; x.fillRect(0, 0, 64, 110); x.fillStyle = '#000'; for (const [a, b] of [[32, 27], [0, 82], [64, 82], [0, -28], [64, -28], [32, 137]]) { x.beginPath(); x.arc(a, b, hole, 0, 7); x.fill(); } }));
export const woodGrain = (oak) => once('wood' + !!oak, () => tex(canvas(256, 1024, (x) => {
  const r = rng(21); x.fillStyle = oak ? '#c39a66' : '#8a5a34'; x.fillRect(0, 0, 256, 1024);
  for (let i = 0; i < 420; i++) { const a = r() * 256, d = r() * 26 - 13; x.strokeStyle = r() > .45 ? `rgba(${oak ? '112,74,36' : '58,32,16'},${.05 + r() * .22})` : `rgba(${oak ? '232,200,150' : '196,140,88'},${.05 + r() * .14})`; x.lineWidth = .5 + r() * 2.4; x.beginPath(); x.moveTo(a, 0); x.bezierCurveTo(a + d, 340, a - d, 680, a + d * .5, 1024); x.stroke(); }
}), { srgb: true, wrap: true }));

// Motherboard: traces, pads, vias, silk screen.
export const pcb = (white) => once('pcb' + white, () => {
  const draw = (x, w, h, mode) => {
    const r = rng(17), base = white ? '#c9ccd0' : '#14161a', line = white ? '#b3b7bd' : '#262b33', silk = white ? '#868b93' : '#59616d';
    x.fillStyle = base; x.fillRect(0, 0, w, h); x.lineWidth = 2; x.strokeStyle = line;
    for (let b = 0; b < 34; b++) { let px = r() * w, py = r() * h; const n = 3 + r() * 9 | 0, dx = (r() > .5 ? 1 : -1) * (40 + r() * 160), dy = (r() - .5) * 300, l2 = (r() - .3) * 240; for (let i = 0; i < n; i++) { x.beginPath(); x.moveTo(px + i * 5, py); x.lineTo(px + i * 5, py + dy * .4); x.lineTo(px + dx + i * 5, py + dy * .4 + Math.abs(dx) * Math.sign(dy)); x.lineTo(px + dx + i * 5, py + dy * .4 + Math.abs(dx) * Math.sign(dy) + l2); x.stroke(); } }
    for (let i = 0; i < 620; i++) { x.fillStyle = r() > .7 ? silk : line; x.fillRect(r() * w, r() * h, 2 + r() * 5, 2 + r() * 5); }
    for (let i = 0; i < 90; i++) { const a = r() * w, b = r() * h; x.fillStyle = white ? '#777' : '#0a0b0d'; x.fillRect(a, b, 9 + r() * 14, 6 + r() * 12); x.fillStyle = '#8d8f94'; x.fillRect(a - 3, b + 1, 3, 5); x.fillRect(a + 16, b + 1, 3, 5); }
    x.fillStyle = silk; x.font = '600 13px Archivo, sans-serif'; for (let i = 0; i < 60; i++) x.fillText(['C', 'R', 'U', 'L', 'J'][i % 5] + (100 + r() * 800 | 0), r() * w, r() * h);
  };
  return tex(canvas(1024, 1024, draw), { srgb: true });
});

// Abstract screen art, three styles.
export function screenArt(w, h, cols, style = 'dunes', seed = 4) {
  const W = 1600, H = Math.round(1600 * h / w);
  return tex(canvas(W, H, (x) => {
    const r = rng(seed), rgba = (hex, a) => { const c = new T.Color(hex); return `rgba(${c.r ** (1 / 2.2) * 255 | 0},${c.g ** (1 / 2.2) * 255 | 0},${c.b ** (1 / 2.2) * 255 | 0},${a})`; }, a = cols[0], b = cols.at(-1);
    const g = x.createLinearGradient(0, 0, W, H); g.addColorStop(0, '#070a14'); g.addColorStop(1, '#120818'); x.fillStyle = g; x.fillRect(0, 0, W, H);
    const glow = (cx, cy, q, col, al) => { const k = x.createRadialGradient(cx, cy, 0, cx, cy, q); k.addColorStop(0, rgba(col, al)); k.addColorStop(1, rgba(col, 0)); x.fillStyle = k; x.fillRect(0, 0, W, H); };
    if (style === 'dunes') {
      glow(W * .64, H * .34, W * .55, b, .95); glow(W * .3, H * .5, W * .5, a, .75); glow(W * .62, H * .36, H * .5, '#ffffff', .5);
      x.fillStyle = '#fff6ee'; x.beginPath(); x.arc(W * .62, H * .36, H * .11, 0, 7); x.fill();
      for (let q = 0; q < 6; q++) { const t = q / 5, y0 = H * (.47 + q * .095), k = x.createLinearGradient(0, y0 - H * .1, 0, H); k.addColorStop(0, rgba(q % 2 ? a : b, .85 - t * .45)); k.addColorStop(.8, `rgba(6,8,18,${.9})`); x.fillStyle = k; x.beginPath(); x.moveTo(0, H); for (let i = 0; i <= 80; i++) { const u = i / 80 * 6.3; x.lineTo(i * W / 80, y0 - H * .085 * Math.sin(u * (1 + q * .22) + q * 1.9) - H * .03 * Math.sin(u * 2.7 + q)); } x.lineTo(W, H); x.fill(); }
    } else if (style === 'ribbons') {
      glow(W * .5, H * .6, W * .5, a, .35); x.globalCompositeOperation = 'lighter';
      for (let q = 0; q < 90; q++) { const t = q / 89, c = new T.Color(a).lerp(new T.Color(b), t); x.strokeStyle = rgba(c, .13 + .1 * Math.sin(t * 9) ** 2); x.lineWidth = 5 + 12 * Math.sin(t * 3.1); x.beginPath(); for (let i = 0; i <= 90; i++) { const u = i / 90; const y = H * (.5 + .30 * Math.sin(u * 5.2 + t * 1.5) * (.35 + u * .65) + (t - .5) * .55 * Math.sin(u * 3.1 + .7)); i ? x.lineTo(u * W, y) : x.moveTo(0, y); } x.stroke(); }
      x.globalCompositeOperation = 'source-over';
    } else {
      glow(W * .5, H * .5, W * .6, b, .5); x.globalCompositeOperation = 'lighter';
      for (let q = 0; q < 26; q++) { const cx = W * (.5 + .34 * Math.cos(q * 2.4) * (q / 26)), cy = H * (.5 + .5 * Math.sin(q * 2.4) * (q / 26)), R = H * (.08 + .25 * r()), k = x.createRadialGradient(cx - R * .3, cy - R * .3, 0, cx, cy, R); const c = q % 2 ? a : b; k.addColorStop(0, rgba(c, .75)); k.addColorStop(.8, rgba(c, .18)); k.addColorStop(1, rgba(c, 0)); x.fillStyle = k; x.beginPath(); x.arc(cx, cy, R, 0, 7); x.fill(); }
      x.globalCompositeOperation = 'source-over';
    }
    const v = x.createRadialGradient(W / 2, H / 2, H * .3, W / 2, H / 2, W * .65); v.addColorStop(0, 'rgba(0,0,0,0)'); v.addColorStop(1, 'rgba(0,0,6,.6)'); x.fillStyle = v; x.fillRect(0, 0, W, H);
  }), { srgb: true });
}

// interior.js - what is inside a PC: board, memory, cooler, card, cables. I = { x0, x1, y0, y1, zb, zg } inner box: rear, front, floor, ceiling, tray, glass.
import * as T from 'three';
import * as X from '../textures.js';
import { fan } from './fan.js';
import { gpuModel } from './gpu.js';

const FILL = { dark: .6, white: .10 };

export function memoryStick(k, x, y, z, len, { depth = .36, t0 = 0, t1 = .7 } = {}) { // upright in a board: long side along Y, light bar to +Z
  k.box([x, y, z + depth / 2], [.064, len, depth], k.m.dark, .012); k.box([x - .034, y, z + depth * .52], [.006, len * .82, depth * .5], k.m.trim, 0);
  if (k.look.on) k.bar([x, y - len / 2 + .03, z + depth + .012], [x, y + len / 2 - .03, z + depth + .012], .05, [0, 0, 1], { strength: 1.25, power: .16, n: 2, t0, t1 }); else k.box([x, y, z + depth + .01], [.05, len * .96, .04], k.m.trim, .01);
}

export function board(k, I, { itx = false, matx = false, tag = 'NORVANE X9', sticks = true } = {}) {
  const m = k.m, w = itx ? 1.7 : 2.44, h = itx ? 1.7 : matx ? 2.44 : Math.min(3.0, I.y1 - I.y0 - .62), x = I.x0 + .14, y1 = I.y1 - (itx ? .35 : .5), y0 = y1 - h, z = I.zb + .1, c = [x + w * (itx ? .5 : .42), y1 - (matx ? .93 : h * (itx ? .42 : .31)), z];
  const pm = k.pcbMat ??= k.mat({ map: X.pcb(k.look.white), roughness: .55, envMapIntensity: .5 });
  k.box([x + w / 2, (y0 + y1) / 2, z - .03], [w, h, .05], m.pcbEdge, .008); k.add(new T.PlaneGeometry(w - .01, h - .01), pm, [x + w / 2, (y0 + y1) / 2, z]); 
  for (const [a, b] of [[.06, .06], [w - .08, .06], [.06, h - .06], [w - .08, h - .06], [w - .08, h * .5], [w * .45, h * .5]]) { k.cyl([x + a, y0 + b, z + .012], .035, .02, m.alu, 'z', 14); }
  // VRM: left (with I/O shroud) and top, finned
  const sx = x + .27, sh = h * (itx ? .62 : .46), sy = y1 - .1 - sh / 2; k.box([sx, sy, z + .22], [.46, sh, .42], m.dark, .045); k.box([sx, sy - sh * .02, z + .434], [.32, sh * .86, .012], m.sink, .005); k.text(tag, [sx - .03, sy + .0, z + .442], sh * .7, 'z', { color: k.look.white ? '#42464d' : '#c4c9d2', rot: [0, 0, Math.PI / 2], weight: 700, ls: 6 });
  k.bar([sx + .245, sy - sh * .38, z + .40], [sx + .245, sy + sh * .38, z + .40], .022, [.7, 0, .7], { strength: 1.3, power: .2, n: 2, t0: .2, t1: .8 });
  const vx = x + .62, vw = w * (itx ? .5 : .4); k.box([vx + vw / 2, y1 - .2, z + .10], [vw, .26, .18], m.sink, .02); for (let i = 0; i < 15; i++) k.box([vx + .05 + (vw - .1) * i / 14, y1 - .2, z + .21], [vw / 15 * .52, .25, .10], m.sink, 0);
  for (let i = 0; i < 12; i++) k.box([vx + .04 + (vw - .08) * i / 11, y1 - .385, z + .05], [.055, .07, .09], m.black, .008); for (let i = 0; i < 7; i++) k.box([x + .56, c[1] + .35 - i * .11, z + .05], [.07, .085, .09], m.black, .008);
  if (!matx) for (let i = 0; i < 9; i++) k.cyl([c[0] - .32 + i * .08, c[1] - .47, z + .06], .03, .11, i % 3 ? m.black : m.alu, 'z', 16);
  k.box([c[0], c[1], z + .03], [.62, .66, .05], m.gun, .01);
  // memory slots and sticks
  const n = itx ? 2 : 4, rx = c[0] + (itx ? .5 : .56); for (let i = 0; i < n; i++) { k.box([rx + i * .125, c[1] - .02, z + .05], [.085, (matx ? 3 : h) * (itx ? .72 : .46), .09], m.black, .008); if (sticks) memoryStick(k, rx + i * .125, c[1] - .02, z + .07, h * (itx ? .68 : .435)); }
  // 24-pin
  const px = x + w - .08; k.box([px, c[1] - .05, z + .08], [.13, .62, .16], m.black, .015);
  if (!itx) { // M.2 shields, slots, chipset
    const gy = y0 + (matx ? .56 : .98); k.box([c[0] + .12, gy + .42, z + .06], [1.35, .22, .09], m.sink, .02); k.text('M.2  GEN5', [c[0] + .35, gy + .42, z + .107], .62, 'z', { color: k.look.white ? '#555' : '#aeb4be' }); k.cyl([c[0] + .74, gy + .42, z + .11], .03, .012, m.alu, 'z', 14);
    for (let i = 0; i < (matx ? 1 : 2); i++) { k.box([c[0] + .1, gy - .0 - i * .62, z + .06], [1.45, .085, .11], i ? m.black : m.alu, .012); k.box([c[0] + .1, gy - i * .62, z + .118], [1.36, .028, .006], m.finsLo, 0); }
    k.box([c[0] + .12, gy - .30, z + .06], [1.35, .24, .09], m.sink, .02); for (let i = 0; i < 5; i++) k.box([c[0] - .35 + i * .06, gy - .3, z + .108], [.02, .2, .006], m.finsLo, 0, { rot: [0, 0, -.4] });
    k.box([x + w - .5, y0 + .42, z + .08], [.78, .66, .13], m.sink, .035); for (let i = 0; i < 4; i++) k.box([x + w - .72 + i * .075, y0 + .42, z + .147], [.022, .56, .006], m.finsLo, 0, { rot: [0, 0, -.5] }); k.text('X9', [x + w - .32, y0 + .42, z + .15], .62, 'z', { color: '#d7dbe2', glow: k.look.on ? .0 : 0 });
    for (let i = 0; i < 3; i++) k.box([px + .0, y0 + .9 - i * .16, z + .05], [.12, .1, .1], m.black, .01); for (let i = 0; i < 6; i++) k.box([x + .3 + i * .24, y0 + .05, z + .04], [.15, .05, .07], m.black, .006);
  }
  return { x, y0, y1, w, h, z, cpu: c, px, ramX: rx, gpuY: itx ? y0 - .08 : y0 + .98 };
}

// Ribbon of braided wires through points [[x,y,z]...], spread across `side`, with sag and cable combs.
export function ribbon(k, path, n, side, { r = .034, gap = .076, mat = k.m.cable, combs = [], rows = 1, rowDir = [0, 0, .07] } = {}) {
  const rnd = X.rng(31); for (let q = 0; q < rows; q++) for (let i = 0; i < n; i++) { const u = i - (n - 1) / 2; k.tube(path.map((p, j) => { const w = (j && j < path.length - 1) ? (rnd() - .5) * .022 : 0; return [p[0] + side[0] * u * gap + rowDir[0] * q + w, p[1] + side[1] * u * gap + rowDir[1] * q + w, p[2] + side[2] * u * gap + rowDir[2] * q + w]; }), r, mat, { seg: 30, sides: 8, rep: 22 }); }
  for (const c of combs) k.box([c[0] + rowDir[0] * (rows - 1) / 2, c[1] + rowDir[1] * (rows - 1) / 2, c[2] + rowDir[2] * (rows - 1) / 2], side.map((s, a) => Math.abs(s) * n * gap * 1.06 + (a === 1 && !s ? .03 : Math.abs(rowDir[a]) * rows * 1.1 + (s ? 0 : .05))), k.m.black, .012);
}

export function radiator(k, c, len, { fans = 3, drop = true } = {}) { // under the ceiling, long side along X; c = centre of the core
  const m = k.m; k.box([c[0] - len / 2 - .1, c[1], c[2]], [.22, .27, 1.18], m.dark, .03); k.box([c[0] + len / 2 + .1, c[1], c[2]], [.22, .27, 1.18], m.dark, .03); k.box(c, [len, .24, 1.1], m.finsLo, 0);
  for (const y of [-.115, .115]) k.box([c[0], c[1] + y, c[2]], [len, .03, 1.18], m.dark, .008); const n = Math.round(len * 26); for (let i = 0; i < n; i++) k.box([c[0] - len / 2 + len * (i + .5) / n, c[1], c[2]], [.014, .2, 1.13], m.fins, 0, { rot: [0, 0, i % 2 ? .22 : -.22] });
  if (drop) for (let i = 0; i < fans; i++) { const q = len / fans; fan(k, [c[0] - len / 2 + q * (i + .5), c[1] - .27, c[2]], '-y', q * .985, { spin: i * .5, power: .6, side: false, phase: i / 3 }); if (k.look.on) k.bar([c[0] - len / 2 + q * (i + .12), c[1] - .27, c[2] + q * .5 + .004], [c[0] - len / 2 + q * (i + .88), c[1] - .27, c[2] + q * .5 + .004], .024, [0, 0, 1], { strength: 1.25, power: .16, n: 2, t0: i / fans, t1: (i + 1) / fans }); }
}

export function pump(k, p, { r = .37, text = '31°' } = {}) { // water block facing +Z
  const m = k.m; k.turn(p, [[r * .98, 0], [r, .02], [r, .16], [r * .97, .18]], m.black, 'z'); k.turn([p[0], p[1], p[2] + .18], [[r * .9, 0], [r * .94, .02], [r * .94, .20], [r * .90, .235], [0, .235]], m.gloss, 'z');
  k.at([p[0], p[1], p[2]], null, () => { k.ring(r * .88, r * .05, .415, { strength: 1.7, power: .35, flat: .5, phase: .1 }); });
  const leds = k.look.leds; k.decal(X.canvas(256, 256, (x) => { x.fillStyle = '#05060a'; x.beginPath(); x.arc(128, 128, 124, 0, 7); x.fill(); x.lineWidth = 7; x.strokeStyle = 'rgba(255,255,255,.13)'; x.beginPath(); x.arc(128, 128, 98, 2.3, 7.1); x.stroke(); x.strokeStyle = leds[0]; x.lineCap = 'round'; x.beginPath(); x.arc(128, 128, 98, 2.3, 4.9); x.stroke(); x.fillStyle = '#fff'; x.font = '700 82px Archivo'; x.textAlign = 'center'; x.fillText(text, 136, 146); x.fillStyle = leds.at(-1); x.font = '600 27px Archivo'; x.fillText('CPU', 128, 190); }), [p[0], p[1], p[2] + .418], r * 1.6, r * 1.6, 'z', { glow: .95 });
}

export function towerCooler(k, p, { w = 1.2, h = 1.5, d = 1.25 } = {}) { // air cooler: fins stacked along Z, fan faces the front (+X)
  const m = k.m; for (let i = 0; i < 26; i++) k.box([p[0] - .12, p[1] + .02, p[2] + .28 + i * (d - .32) / 26], [.52, w, .012], m.fins, 0); k.box([p[0] - .12, p[1] + .02, p[2] + d], [.56, w + .03, .06], m.dark, .02); k.text('STILLWIND', [p[0] - .12, p[1] + .02, p[2] + d + .033], .8, 'z', { rot: [0, 0, Math.PI / 2], color: '#9aa1ad' });
  for (const a of [-.35, -.12, .12, .35]) k.tube([[p[0] - .12, p[1] + a * w, p[2] + d], [p[0] - .12, p[1] + a * w, p[2] + .3], [p[0] - .05, p[1] + a * .5, p[2] + .05]], .035, m.copper, { seg: 14 });
  fan(k, [p[0] + .28, p[1] + .02, p[2] + d * .55], 'x', 1.16, { spin: .2, power: .7 });
  k.bar([p[0] - .36, p[1] - w * .4, p[2] + d + .03], [p[0] - .36, p[1] + w * .4, p[2] + d + .03], .024, [0, 0, 1], { strength: 1.4, power: .2, n: 2 });
}

// Everything. o: { itx, gpu, vertical, cooler: 'aio360' | 'aio240' | 'air', rearFan }
export function fill(k, I, o = {}) {
  const m = k.m, B = board(k, I, { itx: o.itx, tag: o.itx ? 'NORVANE M4' : 'NORVANE X9' }), zg = I.zg, z = B.z, gpu = { ...o.gpu }, t = gpu.t ?? .56, h = gpu.h ?? 1.26; gpu.len ??= o.itx ? 2.4 : 3.1; gpu.len = Math.min(gpu.len, I.x1 - I.x0 - .3);
  const side = Math.min(h, zg - z - .3);
  // soft white fill, as a photographer would hide one behind the top and bottom rail
  const fillC = new T.Color(.86, .92, 1); fillC.force = 1; const lx = I.x1 - I.x0; for (const q of [.2, .5, .8]) k.emit([I.x0 + lx * q, (I.y0 + I.y1) / 2 + .5, zg + 1.3], [0, -.1, -1], fillC, k.look.white ? FILL.white : FILL.dark);
  if (o.vertical) { k.at([I.x0 + .18, I.y0 + .34, zg - .62], null, () => gpuModel(k, { ...gpu, h, detail: true }), [-Math.PI / 2, 0, 0]); k.box([I.x0 + 1.3, I.y0 + .14, zg - .75], [2.2, .05, .5], m.dark, .02); k.box([I.x0 + .5, I.y0 + .2, zg - .8], [.1, .3, .4], m.dark, .02); k.box([I.x0 + 2.2, I.y0 + .2, zg - .8], [.1, .3, .4], m.dark, .02); }
  else k.at([I.x0 + .1, B.gpuY, z + .1], null, () => gpuModel(k, { ...gpu, h: side }));
  const gy = B.gpuY, gx = I.x0 + .1 + gpu.len;
  if (!o.vertical && !o.itx) { // anti-sag post (stands on the shroud, so not in dual-chamber cases) and the power cable
    if (!o.dual) k.cyl([gx - .2, (I.y0 + gy - t / 2) / 2, z + .1 + side * .75], .035, gy - t / 2 - I.y0, m.gun, 'y', 20); if (!o.dual) k.cyl([gx - .2, I.y0 + .02, z + .1 + side * .75], .11, .04, m.gun, 'y', 28);
    const cx = I.x0 + .1 + gpu.len * .64, cz = z + .1 + side; ribbon(k, [[cx, gy + t * .1, cz - .02], [cx, gy + t * .18, cz + .13], [cx + .03, gy - .12, cz + .2], [cx + .07, gy - .5, cz + .12], ...(o.dual ? [[cx + .14, gy - .62, cz - .35], [cx + .3, gy - .55, I.zb + .2], [cx + .34, gy - .5, I.zb - .05]] : [[cx + .1, gy - .85, cz + .05], [cx + .12, I.y0 - .05, cz]])], 6, [1, 0, 0], { combs: [[cx + .045, gy - .26, cz + .16]], gap: .074 });
  }
  // 24-pin: sags out of the board into a grommet
  const zc = z + .2, gxx = Math.min(B.px + .62, I.x1 - .12); ribbon(k, [[B.px + .03, B.cpu[1] - .05, zc - .05], [B.px + .2, B.cpu[1] - .06, zc + .13], [(B.px + gxx) / 2 + .06, B.cpu[1] - .09, zc + .10], [gxx - .03, B.cpu[1] - .06, zc - .05], [gxx + .02, B.cpu[1] - .05, I.zb - .05]], 8, [0, 1, 0], { gap: .074, combs: [] });
  k.box([gxx, B.cpu[1] - .05, I.zb + .012], [.17, .86, .03], m.rubber, .014);
  // cooler
  const c = B.cpu; if (o.cooler === 'air') towerCooler(k, [c[0], c[1], z], { d: Math.min(1.25, zg - z - .25) });
  else { const n = o.cooler === 'aio240' ? 2 : 3, q = n === 3 ? Math.min(1.06, (I.x1 - I.x0 - .75) / 3) : 1.12, len = q * n, rc = [I.x1 - .25 - .22 - len / 2, I.y1 - .17, (I.zb + zg) / 2 + .12]; if (!o.noRad) radiator(k, rc, len, { fans: n }); pump(k, [c[0], c[1], z + .04]);
    const ex = Math.min(rc[0] + len / 2 + .12, I.x1 - .15), topY = rc[1] - .12, f = zg - .42; if (!o.noRad) for (const s of [0, 1]) k.tube([[c[0] + .26 + s * .06, c[1] + .14 - .26 * s, z + .28], [c[0] + .52, c[1] + .10 - .24 * s, z + .52], [c[0] + 1.02, c[1] - .02 - .2 * s, Math.min(z + .95, f)], [ex - .25, c[1] + .16 - .1 * s, Math.min(z + .9 + .1 * s, f)], [ex - .02, topY - .18, rc[2] + .1 + .27 * s], [ex, topY, rc[2] + .05 + .27 * s]], .072, m.sleeve, { seg: 64, sides: 14, rep: 8 });
  }
  if (o.rearFan !== false) fan(k, [I.x0 + .2, I.y1 - (o.itx ? .75 : 1.02), (I.zb + zg) / 2 + .12], 'x', o.itx ? .9 : 1.18, { spin: .2, power: .8 });
  return B;
}

// Motherboard tray with cut-outs, and optional PSU shroud with vents and a name.
export function tray(k, I) { const m = k.m; k.box([(I.x0 + I.x1) / 2, (I.y0 + I.y1) / 2, I.zb - .03], [I.x1 - I.x0, I.y1 - I.y0, .05], m.inner, .01); k.box([I.x0 + .05, (I.y0 + I.y1) / 2, (I.zb + I.zg) / 2], [.06, I.y1 - I.y0, I.zg - I.zb], m.inner, 0); for (let i = 0; i < 7; i++) k.box([I.x0 + .085, I.y0 + .25 + i * .16, (I.zb + I.zg) / 2 - .1], [.02, .1, 1.0], m.trim, .006); }
export function shroud(k, I, y0, name = 'HALVAR') {
  const m = k.m, h = I.y0 - y0, w = I.x1 - I.x0, d = I.zg - I.zb - .06; k.box([(I.x0 + I.x1) / 2, y0 + h / 2, (I.zb + I.zg) / 2 - .03], [w, h, d], k.look.white ? m.body : m.dark, .03);
  for (let i = 0; i < 18; i++) k.box([I.x0 + .45 + i * .075, y0 + h * .48, I.zg - .058], [.03, h * .44, .01], m.finsLo, .003, { rot: [0, 0, -.3] }); k.text(name, [I.x1 - .72, y0 + h * .5, I.zg - .055], .95, 'z', { color: k.look.white ? '#7b818a' : '#6d747f', weight: 800, ls: 12 });
  k.box([(I.x0 + I.x1) / 2, y0 + .05, I.zg - .056], [w * .97, .012, .006], m.trim, 0);
  for (let i = 0; i < 12; i++) k.box([I.x1 - .35 - i * .08, I.y0 + .002, (I.zb + I.zg) / 2 - .05], [.035, .006, d * .6], m.finsLo, 0);
}

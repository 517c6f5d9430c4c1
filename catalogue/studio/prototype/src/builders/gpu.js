// gpu.js - graphics card. Local: length along X (0..len), height along Z (0..h, label side at +Z), fans at -Y.
import * as T from 'three';
import { bladeGeo } from './fan.js';

export function gpuModel(k, { len = 3.1, h = 1.28, t = .56, fans = 3, name = 'VORNE 80', maker = 'HALCYR', detail = false } = {}) {
  const L = k.look, m = k.m, shell = k.gpuShell ??= k.mat({ color: L.white ? '#dfe1e4' : '#24272c', metalness: .45, roughness: .42, roughnessMap: m.body.roughnessMap, envMapIntensity: .8 });
  // fin stack core, shroud rails, backplate
  k.box([len / 2, .06, h / 2], [len - .12, t * .48, h - .16], m.finsLo, .02);
  const nf = detail ? 120 : 70; for (let i = 0; i < nf; i++) k.box([.08 + (len - .16) * (i + .5) / nf, .05, h / 2], [.012, t * .52, h - .06], m.fins, 0);
  const sh = new T.Shape(); const y0 = -t / 2, y1 = t / 2 - .05; sh.moveTo(.0, y0 + .1); sh.lineTo(.1, y0); sh.lineTo(len - .22, y0); sh.lineTo(len, y0 + .2); sh.lineTo(len, y1 - .06); sh.lineTo(len - .1, y1); sh.lineTo(.0, y1); // side cheek
  k.slab(sh, .1, shell, [0, 0, h - .05], { bevel: .018 }); k.slab(sh, .08, shell, [0, 0, .1], { bevel: .018 });
  k.box([len / 2 + .04, y1 - .02, h - .012], [len * .92, .012, .012], m.finsLo, 0);
  // cut in the cheek with fins behind
  for (let i = 0; i < 9; i++) k.box([len * .80 + i * .055, -.02, h + .0015], [.022, t * .46, .006], m.finsLo, 0, { rot: [0, 0, -.35] });
  k.box([len * .5, t / 2 - .01, h / 2], [len - .02, .035, h - .02], m.gun, .012); // backplate
  for (let i = 0; i < 7; i++) k.box([len * .62 + i * len * .034, t / 2 + .009, h * .5], [.035, .006, h * .6], m.finsLo, 0, { rot: [0, .45, 0] });
  k.box([len * .33, t / 2 + .009, h * .5], [len * .5, .003, .008], m.silk, 0); k.text(name, [len * .33, t / 2 + .012, h * .36], len * .34, 'y', { color: '#9aa0aa', weight: 600 });
  for (const [a, b] of [[.1, .1], [.1, h - .1], [len - .12, .1], [len - .12, h - .1], [len * .55, h - .12]]) k.cyl([a, t / 2 + .01, b], .03, .012, m.alu, 'y', 14);
  // fan side
  const R = Math.min(h * .475, (len - .14) / fans / 2); const plate = new T.Shape(); plate.moveTo(.02, .02); plate.lineTo(len - .02, .02); plate.lineTo(len - .02, h - .02); plate.lineTo(.02, h - .02);
  const cx = (i) => .07 + (len - .14) * (i + .5) / fans; for (let i = 0; i < fans; i++) { const q = new T.Path(); q.absarc(cx(i), h / 2, R * .955, 0, 6.2832, true); plate.holes.push(q); }
  k.at([0, -t / 2 + .02, 0], null, () => k.slab(plate, .05, shell, [0, 0, 0], { bevel: 0, curve: 48 }), [Math.PI / 2, 0, 0]);
  if (detail) { // accent wedges between the fans
    for (let i = 0; i < fans - 1; i++) { const x = (cx(i) + cx(i + 1)) / 2; for (const s of [-1, 1]) k.box([x, -t / 2 - .012, h / 2 + s * h * .36], [.30, .022, .055], m.trim, .008, { rot: [0, s * .9, 0] }); }
  }
  for (let i = 0; i < fans; i++) k.at([cx(i), -t / 2 + .075, h / 2], '-y', () => {
    k.bladeDark ??= k.mat({ color: L.white ? '#d5d8dc' : '#191b1f', roughness: .42, side: T.DoubleSide });
    const n = 11; for (let b = 0; b < n; b++) k.add(bladeGeo(R, n, b, i * .2, { r1: .90, pitch: 32, sweep: .7 }), k.bladeDark);
    k.torus([0, 0, .01], R * .915, R * .02, k.bladeDark, 'z', 1.6); k.turn([0, 0, 0], [[0, .09], [R * .22, .085], [R * .29, .05], [R * .3, -.08], [0, -.08]], m.fan, 'z', 48); k.turn([0, 0, 0], [[0, .094], [R * .15, .092], [R * .155, .08]], m.trim, 'z', 40);
    if (detail) k.ring(R * .955, .013, .082, { strength: 1.5, power: .25, phase: i / 3 });
  });
  // label side
  k.text(name, [len * .33, .04, h + .004], len * .42, 'z', { color: !L.on && L.white ? '#3d424b' : '#f2f5fa', glow: L.on ? .95 : L.white ? 0 : .45, weight: 750 }); k.text(maker, [len * .645, -.005, h + .004], len * .13, 'z', { color: L.white ? '#5a6068' : '#8d94a0', weight: 600, ls: 10 });
  k.bar([len * .05, -t * .27, h + .004], [len * .72, -t * .27, h + .004], .026, [0, -.35, 1], { strength: 1.7, power: .5, n: 3 });
  // bracket and slot edge
  k.box([-.02, 0, h / 2 + .02], [.025, t * .98, h + .14], m.alu, 0); for (let i = 0; i < 8; i++) k.box([-.034, t * .22, .2 + i * .11], [.008, t * .34, .055], m.finsLo, 0); k.box([len * .3, t / 2 - .06, -.06], [.95, .03, .16], m.pcbEdge, 0); k.box([len * .3, t / 2 - .06, -.11], [.9, .034, .07], m.gold, 0);
  k.box([len * .64, t * .1, h - .01], [.3, .14, .06], m.matte, .01); // power socket
}

// The card alone, standing on its slot edge, fans to the camera.
export function gpuAlone(k, s) { const len = s.gpu?.len ?? 3.2; k.at([-len / 2, .26, 0], null, () => gpuModel(k, { ...s.gpu, len, detail: true }), [-Math.PI / 2, 0, 0]); // and a slim cradle
  k.box([0, .06, 0], [len * .62, .12, .62], k.m.gloss, .03); k.box([0, .13, .31], [len * .5, .12, .05], k.m.trim, .02); }

// desk.js - keyboard, mouse, mouse pad, monitor, laptop.
import * as T from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import * as X from '../textures.js';

// rows of [legend, width] in key units
const ROWS = [
  [['Esc'], ['1'], ['2'], ['3'], ['4'], ['5'], ['6'], ['7'], ['8'], ['9'], ['0'], ['-'], ['='], ['Back', 2], ['Del']],
  [['Tab', 1.5], ...'QWERTYUIOP[]'.split('').map((c) => [c]), ['\\', 1.5], ['PgUp']],
  [['Caps', 1.75], ...'ASDFGHJKL;\''.split('').map((c) => [c]), ['Enter', 2.25], ['PgDn']],
  [['Shift', 2.25], ...'ZXCVBNM,./'.split('').map((c) => [c]), ['Shift', 1.75], ['▲'], ['End']],
  [['Ctrl', 1.25], ['Opt', 1.25], ['Alt', 1.25], ['', 6.25], ['Alt', 1], ['Fn', 1], ['Ctrl', 1], ['◀'], ['▼'], ['▶']]];
const ACCENT = new Set(['Esc', 'Enter']);

// Keycaps on one texture atlas: legends shine in LED colours.
export function keycaps(k, { w, u, top = .16, h = .2, rows = ROWS, glow = 1, dish = .82 }) {
  const L = k.look, tot = rows[0].reduce((a, [, q = 1]) => a + q, 0), U = w / tot, out = [];
  rows.forEach((row, j) => { let x = 0; row.forEach(([t, q = 1]) => { out.push({ t, x: -w / 2 + (x + q / 2) * U, z: (j - (rows.length - 1) / 2) * U, w: q * U, j }); x += q; }); });
  const px = 128, cv = X.canvas(Math.ceil(tot * px), rows.length * px, (c) => { for (const q of out) { const cx = (q.x + w / 2) / U * px, cy = (q.z / U + rows.length / 2) * px; c.fillStyle = '#fff'; c.textAlign = 'center'; c.textBaseline = 'middle'; c.font = `600 ${q.t.length > 1 ? 27 : 46}px Archivo, DejaVu Sans`; c.fillText(q.t, cx, cy - 6); } });
  const accent = k.mat({ color: k.spec.accent ?? (L.on ? L.mix(0).multiplyScalar(.16) : '#b5401a'), roughness: .55 });
  for (const q of out) { const g = new RoundedBoxGeometry(q.w - U * .07, h, U * .93, 2, U * .075), P = g.attributes.position; for (let i = 0; i < P.count; i++) { const f = (P.getY(i) / h + .5); const s = 1 - f * (1 - dish) * U / (q.w); P.setX(i, P.getX(i) * (1 - f * (1 - dish) * U / q.w)); P.setZ(i, P.getZ(i) * (1 - f * (1 - dish)) - f * U * .03); if (f > .9) P.setY(i, P.getY(i) - .10 * h * (1 - Math.min(1, (P.getX(i) / (q.w * .4)) ** 2))); } g.computeVertexNormals(); k.add(g, ACCENT.has(q.t) && k.spec.accentKeys !== false && h > .08 ? accent : k.m.key, [q.x, top + h / 2, q.z]); }
  // legends: one plane per keyboard, alpha from the atlas, colour from a gradient
  const col = X.canvas(256, 4, (c) => { for (let i = 0; i < 256; i++) { const m = L.on ? L.mix(i / 255) : new T.Color(L.white ? '#2b2e33' : '#c9ced6'); c.fillStyle = '#' + m.getHexString(); c.fillRect(i, 0, 1, 4); } });
  const D = rows.length * U, mat = new T.MeshBasicMaterial({ map: X.tex(col, { srgb: true }), alphaMap: X.tex(cv), transparent: true, depthWrite: false, color: new T.Color(glow, glow, glow) }); mat.userData.noCast = true; const p = k.add(new T.PlaneGeometry(w, D), mat, [0, top + h + .004, -U * .03], { rot: [-Math.PI / 2, 0, 0] }); p.renderOrder = 3; return { U, D };
}

export function keyboard(k, s) {
  const w = 4.0, tilt = .075; k.at([0, .062, 0], null, () => {
    const U = w / 16, D = U * 5; k.box([0, .1, 0], [w + .16, .2, D + .18], k.m.body, .06); k.box([0, .205, 0], [w + .03, .02, D + .05], k.m.dark, .008);
    if (k.look.on) { for (let j = 0; j < 5; j++) k.bar([-w / 2 + .05, .222, (j - 2) * U], [w / 2 - .05, .222, (j - 2) * U], .05, [0, 1, 0], { strength: 1.3, power: .12, n: 4 }); }
    keycaps(k, { w, top: .235, h: .16, glow: 1.15 });
    k.bar([-w / 2 - .04, .05, D / 2 + .095], [w / 2 + .04, .05, D / 2 + .095], .035, [0, -.2, 1], { strength: 1.5, power: .8, n: 6 });
    for (const x of [-1, 1]) k.box([x * (w / 2 + .07), .11, 0], [.03, .12, D * .8], k.m.trim, .01);
  }, [tilt, 0, 0]);
  for (const x of [-1, 1]) { k.box([x * 1.6, .09, -.55], [.3, .16, .12], k.m.rubber, .03); k.box([x * 1.6, .03, .55], [.3, .05, .12], k.m.rubber, .02); }
  k.tube([[-.6, .2, -.78], [-.6, .14, -1.0], [-.62, .05, -1.2], [-.9, .045, -1.5], [-1.6, .045, -1.6]], .045, k.m.sleeve, { rep: 14 });
}

// Mouse: a lofted shell. Sections along Z (nose at -Z ... we look at the left-front).
export function mouse(k, s) {
  const L = k.look, NL = 44, NA = 40, len = 3.0; // profile functions, t: 0 nose .. 1 tail
  const half = (t) => .62 + .16 * Math.cos((t - .02) * 6.2) * (1 - t * .35) + .10 * Math.exp(-((t - .78) ** 2) / .04), ht = (t) => .36 + .74 * Math.sin(Math.min(1, t * .86 + .13) * Math.PI) ** .85 * (t < .62 ? 1 : 1) , cap = (t) => Math.sqrt(Math.max(0, 1 - ((t - .5) / .5) ** 10));
  const shellGeo = (grow, y0, a0, a1, t0, t1, nl = NL, na = NA) => { const pos = [], uv = [], idx = []; for (let i = 0; i <= nl; i++) { const t = t0 + (t1 - t0) * i / nl, e = cap(t), hw = half(t) * (e * .35 + .65 * Math.sqrt(e)) , H = ht(t) * (t > .5 ? Math.sqrt(Math.max(0, 1 - ((t - .5) / .505) ** 4)) : 1) * (.72 + .28 * e); for (let j = 0; j <= na; j++) { const a = a0 + (a1 - a0) * j / na, c = Math.cos(a), q = Math.sin(a), sx = Math.sign(c) * Math.abs(c) ** .72, sy = Math.max(0, q) ** .8; const waist = 1 - .12 * Math.sin(sy * Math.PI) * (1 - sy * .3); pos.push(sx * (hw + grow) * waist, y0 + sy * (H + grow), (t - .5) * len + (i === 0 ? -grow : 0)); uv.push(j / na * 2, t * 2); } } for (let i = 0; i < nl; i++) for (let j = 0; j < na; j++) { const b = i * (na + 1) + j; idx.push(b, b + na + 1, b + 1, b + 1, b + na + 1, b + na + 2); } const g = new T.BufferGeometry(); g.setAttribute('position', new T.Float32BufferAttribute(pos, 3)); g.setAttribute('uv', new T.Float32BufferAttribute(uv, 2)); g.setIndex(idx); g.computeVertexNormals(); return g; };
  const D = k.m.body.clone(); D.side = T.DoubleSide; D.roughness = .5; const K = k.mat({ color: L.white ? '#c9ccd1' : '#1a1b1f', roughness: .8, bumpMap: X.grain(), bumpScale: .4 }); K.side = T.DoubleSide; const inner = k.mat({ color: '#08090a', roughness: .8, side: T.DoubleSide }), PI = Math.PI;
  k.at([0, .06, 0], null, () => {
    k.add(shellGeo(-.05, 0, 0, PI, .0, .995), inner); // dark core seen through the gaps
    k.add(shellGeo(.0, 0, PI * .32, PI * .68, .515, .998), D); k.add(shellGeo(0, 0, 0, PI * .315, .0, .998), K); k.add(shellGeo(0, 0, PI * .685, PI, .0, .998), K); // palm and rubber sides
    k.add(shellGeo(.008, 0, PI * .322, PI * .490, .0, .505), D); k.add(shellGeo(.008, 0, PI * .510, PI * .678, .0, .505), D); // buttons
    // wheel, dpi key, side buttons
    const wz = -.5 * len + .30 * len, wy = ht(.3) - .10; k.cyl([0, wy - .06, wz], .235, .17, k.m.rubber, 'x', 48); for (const x of [-1, 1]) k.at([x * .078, wy - .06, wz], 'x', () => k.ring(.2, .022, 0, { strength: 1.5, power: .05, n: 2 })); for (let i = 0; i < 28; i++) { const a = i / 28 * 6.283; k.box([0, wy - .06 + Math.sin(a) * .236, wz + Math.cos(a) * .236], [.12, .022, .022], k.m.matte, 0, { rot: [-a, 0, 0] }); }
    k.box([0, ht(.46) + .0, -.5 * len + .455 * len], [.1, .06, .24], k.m.trim, .025, { rot: [-.12, 0, 0] });
    for (const [t0, t1] of [[.36, .50], [.515, .655]]) { k.add(shellGeo(.034, 0, PI * .79, PI * .875, t0, t1, 10, 6), k.m.gun.clone()).material.side = T.DoubleSide; }
    k.bar([-.56, .03, -.14 * len], [-.60, .03, .36 * len], .04, [-1, -.3, 0], { strength: 1.5, power: .5, n: 3 }); k.bar([.56, .03, -.14 * len], [.60, .03, .36 * len], .04, [1, -.3, 0], { strength: 1.5, power: .5, n: 3, t0: 1, t1: 0 });
    const lg = k.add(new T.RingGeometry(.1, .15, 6), L.on ? new T.MeshBasicMaterial({ color: L.mix(.5).multiplyScalar(1.3), side: T.DoubleSide }) : k.m.trim, [0, ht(.80) * .90 + .025, (.80 - .5) * len], { rot: [-PI / 2 + .50, 0, 0] }); lg.material.userData.noCast = true;
  });
  k.box([0, .045, 0], [1.05, .06, len * .86], k.m.black, .03); for (const z of [-1, 1]) k.box([0, .012, z * 1.0], [.6, .024, .3], k.m.alu, .01);
  k.tube([[0, .2, -len / 2 + .02], [0, .16, -len / 2 - .25], [.12, .06, -len / 2 - .6], [.7, .05, -len / 2 - .85]], .05, k.m.sleeve, { rep: 12 });
}

export function mousepad(k, s) {
  const w = 4.4, d = 1.9; const art = X.canvas(1600, 690, (x) => { const W = 1600, H = 690, L = k.look.leds; const g = x.createLinearGradient(0, 0, W, H); g.addColorStop(0, '#0d1017'); g.addColorStop(1, '#141826'); x.fillStyle = g; x.fillRect(0, 0, W, H); for (let q = 0; q < 26; q++) { x.strokeStyle = q % 2 ? L[0] : L.at(-1); x.globalAlpha = .30 + .6 * (q / 26) ** 1.5; x.lineWidth = 2 + q * .18; x.beginPath(); for (let i = 0; i <= 120; i++) { const u = i / 120, y = H * (.2 + .028 * q) + 120 * Math.sin(u * 5 + q * .11) * (.3 + u) + 40 * Math.sin(u * 11 + q * .2); i ? x.lineTo(u * W, y) : x.moveTo(0, y); } x.stroke(); } x.globalAlpha = .9; x.fillStyle = '#e8ecf4'; x.font = '800 52px Archivo'; x.letterSpacing = '18px'; x.fillText('FIELD', 1080, 640); });
  const top = k.mat({ map: X.tex(art, { srgb: true }), roughness: .95, bumpMap: X.fabric(), bumpScale: .3, envMapIntensity: .4 }); X.fabric().repeat.set(24, 10);
  k.box([0, .045, 0], [w, .07, d], k.m.rubber, .034); k.add(new T.PlaneGeometry(w - .06, d - .06), top, [0, .082, 0], { rot: [-Math.PI / 2, 0, 0] });
  const rr = (a, b) => roundRect(a * 2, b * 2, .1).getSpacedPoints(90).slice(0, -1).map((p) => [p.x, .065, -p.y]); k.tube(rr(w / 2, d / 2), .032, k.m.cable, { closed: true, seg: 260, rep: 20 });
  // rolled corner gives it a body
  k.bar([-w / 2 + .12, .062, d / 2 + .03], [w / 2 - .12, .062, d / 2 + .03], .05, [0, .1, 1], { strength: 1.4, power: .9, n: 6 }); k.bar([w / 2 + .03, .062, d / 2 - .12], [w / 2 + .03, .062, -d / 2 + .12], .05, [1, .1, 0], { strength: 1.4, power: .4, n: 3, t0: 1, t1: 1 });
  k.box([-w / 2 + .35, .12, -d / 2 - .02], [.5, .12, .16], k.m.body, .04);
}

export function monitor(k, s) {
  const ultra = s.format === 'ultrawide', w = ultra ? 5.6 : 4.3, h = ultra ? 2.36 : 2.45, y = ultra ? 2.25 : 2.3, R = ultra ? 8.5 : 0; // curve radius
  const bend = (g) => { if (!R) return g; const P = g.attributes.position; for (let i = 0; i < P.count; i++) { const a = P.getX(i) / R, z = P.getZ(i); P.setXYZ(i, Math.sin(a) * (R - z), P.getY(i), z + R - Math.cos(a) * R); } g.computeVertexNormals(); return g; };
  const plane = (a, b) => bend(new T.PlaneGeometry(a, b, 48, 1)), slabG = (a, b, c) => bend(new T.BoxGeometry(a, b, c, 48, 1, 1));
  k.add(slabG(w, h, .1), k.m.body, [0, y, 0]); k.add(slabG(w - .02, h - .02, .02), k.m.black, [0, y, .05]); k.add(slabG(w * .5, h * .62, .2), k.m.dark, [0, y, -.14]); k.add(slabG(w, .09, .12), k.m.dark, [0, y - h / 2 + .045, .01]);
  const art = X.screenArt(w, h, k.look.leds, s.art ?? (ultra ? 'ribbons' : 'dunes'), 5), m = new T.MeshBasicMaterial({ map: art, color: new T.Color(.92, .92, .92) }); m.userData.noCast = true; k.add(plane(w - .1, h - .17), m, [0, y + .035, .062]);
  k.text('RIGSMITH', [0, y - h / 2 + .046, .075], .42, 'z', { color: '#a7adb8', weight: 700, ls: 16 });
  for (let i = 0; i < 8; i++) { const c = k.look.mix(i / 7); c.force = 1; k.emit([-w * .4 + w * .8 * i / 7, y - .3, .25], [0, -.45, 1], c, .55); }
  k.slab([[-.2, 0], [.2, 0], [.14, 1.9], [-.14, 1.9]], .14, k.m.alu, [0, .12, -.34], { bevel: .03, rot: [-.05, 0, 0] }); k.cyl([0, y - .35, -.28], .2, .2, k.m.gun, 'z', 40); k.torus([0, .62, -.29], .085, .018, k.m.trim, 'z');
  const base = new T.Shape(); base.moveTo(-1.05, .62); base.quadraticCurveTo(0, .2, 1.05, .62); base.lineTo(.98, .74); base.quadraticCurveTo(.5, -.1, .28, -.55); base.lineTo(-.28, -.55); base.quadraticCurveTo(-.5, -.1, -.98, .74); k.slab(base, .09, k.m.body, [0, .05, .12], { bevel: .025, rot: [Math.PI / 2, 0, 0] });
  k.box([0, .012, -.3], [.5, .024, .2], k.m.rubber, .01);
}

export function laptop(k, s) {
  const w = 3.56, d = 2.5, v = s.body ?? 'blade', th = v === 'slim' ? .13 : .2, y = .06; const m = k.m.body;
  const outline = () => { const q = new T.Shape(), a = w / 2, b = d / 2, r = .14; q.moveTo(-a + r, -b); q.lineTo(a - r, -b); q.quadraticCurveTo(a, -b, a, -b + r); if (v === 'wing') { q.lineTo(a, b - .35); q.lineTo(a - .22, b); q.lineTo(-a + .22, b); q.lineTo(-a, b - .35); } else { q.lineTo(a, b - r); q.quadraticCurveTo(a, b, a - r, b); q.lineTo(-a + r, b); q.quadraticCurveTo(-a, b, -a, b - r); } q.lineTo(-a, -b + r); q.quadraticCurveTo(-a, -b, -a + r, -b); return q; };
  k.slab(outline(), th, m, [0, y + th / 2, 0], { bevel: .03, rot: [-Math.PI / 2, 0, 0] }); const t = y + th;
  k.box([0, t + .001, -.2], [w - .34, .006, 1.26], k.m.black, .002); k.at([0, t - .03, -.17], null, () => keycaps(k, { w: w - .5, top: .03, h: .05, glow: 1.0, dish: .94 }));
  k.box([0, t + .001, .82], [1.3, .006, .74], k.m.dark, .003); k.box([0, t + .0005, .82], [1.33, .003, .77], k.m.trim, 0);
  for (const x of [-1, 1]) for (let i = 0; i < 14; i++) k.box([x * (w / 2 - .085), t + .001, -.75 + i * .085], [.05, .004, .03], k.m.finsLo, 0);
  k.cyl([w / 2 - .3, t + .004, -1.0], .055, .012, k.m.trim, 'y', 32); for (let i = 0; i < 3; i++) k.box([w / 2 - .001, y + th * .55, -.2 + i * .3], [.006, .05, .16], k.m.finsLo, 0);
  for (let i = 0; i < 26; i++) k.box([-.9 + i * .072, t + .002, -1.02], [.03, .004, .1], k.m.finsLo, 0, { rot: [0, .3, 0] });
  const bezel = k.mat({ color: '#040405', roughness: .45, envMapIntensity: .35 });
  // hinge and lid
  const hz = -d / 2 + (v === 'wing' ? .28 : .09), lh = v === 'wing' ? 2.16 : 2.3; k.cyl([0, t + .03, hz], .055, w * .72, k.m.dark, 'x', 28);
  k.at([0, t + .04, hz], null, () => { k.slab(roundRect(w, lh, .1), .075, m, [0, lh / 2 + .02, -.02], { bevel: .02 }); k.box([0, lh / 2 + .02, .021], [w - .04, lh - .04, .012], bezel, .004); const art = X.screenArt(w, lh, k.look.leds, s.art ?? 'dunes', 9), sm = new T.MeshBasicMaterial({ map: art, color: new T.Color(.9, .9, .9) }); sm.userData.noCast = true; k.add(new T.PlaneGeometry(w - .16, lh - .24), sm, [0, lh / 2 + .06, .029]); k.cyl([0, lh - .03, .03], .018, .006, k.m.gun, 'z', 16); k.text('TEMPO', [0, .075, .03], .5, 'z', { color: '#8f96a3', weight: 600, ls: 20 }); for (let i = 0; i < 6; i++) { const c = k.look.mix(i / 5); c.force = 1; k.emit([-w * .4 + w * .8 * i / 5, lh * .45, .15], [0, -.4, 1], c, .17); } }, [-.33, 0, 0]);
  if (v === 'wing') { k.bar([-w / 2 + .25, y + th * .4, -d / 2 - .005], [w / 2 - .25, y + th * .4, -d / 2 - .005], .05, [0, 0, -1], { strength: 1.6, power: .6, n: 4 }); k.bar([-w / 2 + .2, y + .05, d / 2 + .0], [w / 2 - .2, y + .05, d / 2 + .0], .03, [0, -.3, 1], { strength: 1.5, power: .7, n: 5 }); }
  if (v === 'blade') k.bar([-w / 2 + .2, y + .06, d / 2 + .002], [w / 2 - .2, y + .06, d / 2 + .002], .032, [0, -.3, 1], { strength: 1.5, power: .8, n: 5 });
  for (const x of [-1, 1]) for (const z of [-1, 1]) k.box([x * 1.4, .03, z * .95], [.5, .06, .14], k.m.rubber, .02);
}
export function roundRect(w, h, r) { const q = new T.Shape(), a = w / 2, b = h / 2; q.moveTo(-a + r, -b); q.lineTo(a - r, -b); q.quadraticCurveTo(a, -b, a, -b + r); q.lineTo(a, b - r); q.quadraticCurveTo(a, b, a - r, b); q.lineTo(-a + r, b); q.quadraticCurveTo(-a, b, -a, b - r); q.lineTo(-a, -b + r); q.quadraticCurveTo(-a, -b, -a + r, -b); return q; }

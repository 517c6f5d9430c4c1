// wear.js - headset and gaming chair.
import * as T from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import * as X from '../textures.js';

export function headset(k, s) { // cups rest on the floor, band leans back a little
  const m = k.m; k.at([0, .0, 0], null, () => {
    const band = (x, y, r, z) => { const c = new T.CatmullRomCurve3([[-x, .95, 0], [-x * .99, 1.6, 0], [-x * .72, 2.22, 0], [0, y, 0], [x * .72, 2.22, 0], [x * .99, 1.6, 0], [x, .95, 0]].map((p) => new T.Vector3(...p))); const g = new T.TubeGeometry(c, 90, r, 20); g.scale(1, 1, z); return g; };
    k.add(band(.98, 2.46, .052, 3.2), m.body); const pad = k.add(new T.TubeGeometry(new T.CatmullRomCurve3([[-.80, 1.72, 0], [-.6, 2.1, 0], [0, 2.30, 0], [.6, 2.1, 0], [.80, 1.72, 0]].map((p) => new T.Vector3(...p))), 60, .095, 20).scale(1, 1, 2.1), m.matte); for (const x of [-.8, .8]) k.add(new T.SphereGeometry(.095, 20, 14).scale(1, 1, 2.1), m.matte, [x, 1.72, 0]);
    for (let i = -2; i <= 2; i++) k.box([i * .2, 2.30 - Math.abs(i) * .035, 0], [.012, .02, .36], m.black, 0, { rot: [0, 0, -i * .14] });
    for (const q of [-1, 1]) {
      k.box([q * .985, 1.28, 0], [.05, .56, .2], m.alu, .02, { rot: [0, 0, q * .02] }); for (let i = 0; i < 5; i++) k.box([q * 1.012, 1.36 + i * .07, 0], [.006, .012, .12], m.gun, 0);
      const fork = new T.CatmullRomCurve3([[0, .0, -.56], [0, .38, -.46], [0, .56, 0], [0, .38, .46], [0, .0, .56]].map((p) => new T.Vector3(...p))); k.add(new T.TubeGeometry(fork, 40, .045, 14).scale(1.4, 1, 1), m.trim, [q * .97, .60, 0]); for (const z of [-1, 1]) k.add(new T.SphereGeometry(.085, 28, 20), m.gun, [q * .97, .6, z * .56]);
      k.at([q * .90, .60, 0], [q, 0, 0], () => { // cup: local +Z points outwards
        k.turn([0, 0, 0], [[.0, -.14], [.50, -.14], [.535, -.08], [.535, .04], [.50, .13], [.44, .19], [.40, .20], [0, .20]], m.body, 'z', 72); k.turn([0, 0, 0], [[.40, .202], [.38, .215], [.2, .222], [0, .222]], m.gloss, 'z', 64); k.ring(.425, .018, .203, { strength: 1.5, power: .5, phase: q * .2 }); k.torus([0, 0, .222], .2, .008, m.trim, 'z'); 
        const hex = new T.Shape(); for (let i = 0; i < 6; i++) { const a = i * 1.0472 + .52; i ? hex.lineTo(Math.cos(a) * .11, Math.sin(a) * .11) : hex.moveTo(Math.cos(a) * .11, Math.sin(a) * .11); } k.slab(hex, .02, m.trim, [0, 0, .228], { bevel: .004 });
        k.add(new T.TorusGeometry(.365, .145, 28, 72).scale(1, 1, 1.05), m.matte, [0, 0, -.22]); k.torus([0, 0, -.155], .515, .016, m.dark, 'z'); k.cyl([0, 0, -.2], .3, .04, k.m.black, 'z', 48);
      });
    }
    // microphone on the left cup
    k.cyl([-1.0, .38, .42], .06, .1, m.gun, 'x', 28); k.tube([[-1.02, .38, .42], [-1.06, .26, .66], [-1.0, .17, .98], [-.78, .14, 1.2]], .026, m.sleeve, { rep: 16 }); k.add(new T.CapsuleGeometry(.07, .14, 8, 24).rotateZ(Math.PI / 2).rotateY(-.6), m.matte, [-.70, .135, 1.25]); k.cyl([-.62, .135, 1.2], .05, .01, m.gun, [.8, 0, -.55], 20);
  }, [-.10, 0, 0]);
  k.lift = true;
}

export function chair(k, s) { // 1 unit = 30 cm or so
  const L = k.look, m = k.m, hide = k.mat({ color: L.white ? '#d9dbde' : '#1b1c20', roughness: .58, bumpMap: X.grain(), bumpScale: .5 }), acc = k.mat({ color: s.accent ?? '#b5401a', roughness: .55, bumpMap: X.grain(), bumpScale: .5 }), suede = k.mat({ color: L.white ? '#a9adb3' : '#111215', roughness: .95, bumpMap: X.fabric(), bumpScale: .4 });
  const cushion = (p, sz, mat, r, o = {}) => { const g = new RoundedBoxGeometry(...sz, 8, r), P = g.attributes.position, [a, b, c] = sz.map((v) => v / 2); for (let i = 0; i < P.count; i++) { const u = P.getX(i) / a, v = P.getY(i) / b, w = P.getZ(i) / c; if (o.puff) P.setXYZ(i, P.getX(i) * (1 + o.puff * .25 * (1 - v * v) * (1 - w * w)), P.getY(i) * (1 + o.puff * (1 - u * u) * (1 - w * w)), P.getZ(i) * (1 + o.puff * (1 - u * u) * (1 - v * v))); if (o.taper) P.setX(i, P.getX(i) * (1 - o.taper * (P.getY(i) / b * .5 + .5))); if (o.bow) P.setZ(i, P.getZ(i) + o.bow * (P.getX(i) / a) ** 2); } g.computeVertexNormals(); return k.add(g, mat, p, { rot: o.rot }); };
  // base: five spokes with castors
  k.turn([0, .28, 0], [[0, 0], [.24, 0], [.26, .05], [.2, .16], [.12, .2], [.1, .34], [0, .34]], m.gun); for (let i = 0; i < 5; i++) { const a = i * 1.2566 + .35; k.at([0, .32, 0], [Math.cos(a), 0, Math.sin(a)], () => { const sp = new T.Shape(); sp.moveTo(.1, -.07); sp.lineTo(1.12, -.14); sp.lineTo(1.16, -.05); sp.lineTo(.1, .12); k.slab(sp, .17, m.alu, [0, 0, 0], { bevel: .03, rot: [0, -Math.PI / 2, 0] }); k.cyl([0, -.15, 1.08], .03, .12, m.gun, 'y', 16); for (const x of [-1, 1]) { k.cyl([x * .065, -.215, 1.08], .105, .07, m.rubber, 'x', 32); k.cyl([x * .103, -.215, 1.08], .05, .01, m.trim, 'x', 24); } k.box([0, -.16, 1.08], [.05, .09, .16], m.black, .02); }); }
  k.cyl([0, .78, 0], .075, .5, m.alu, 'y', 32); k.cyl([0, .62, 0], .11, .34, m.black, 'y', 32); k.box([0, 1.08, -.02], [.62, .1, .7], m.black, .03); k.tube([[.3, 1.05, .1], [.5, 1.03, .12], [.72, 1.02, .14]], .022, m.gun, {}); k.box([.76, 1.02, .14], [.14, .03, .07], m.black, .014);
  // seat
  cushion([0, 1.26, .08], [1.26, .24, 1.34], hide, .11, { puff: .07 }); cushion([0, 1.33, .14], [.86, .2, 1.18], suede, .09, { puff: .10 }); for (const x of [-1, 1]) { cushion([x * .57, 1.37, .06], [.25, .26, 1.26], hide, .11, { puff: .05, rot: [0, 0, x * .28] }); cushion([x * .45, 1.425, .12], [.05, .06, 1.05], acc, .02, {}); }
  // back: core, wings, stripes, pillows
  k.at([0, 1.32, -.50], null, () => { cushion([0, 1.22, 0], [1.26, 2.42, .24], hide, .12, { taper: .20, puff: .05, bow: .07 }); cushion([0, 1.02, .09], [.80, 1.76, .16], suede, .075, { puff: .14 });
    for (const x of [-1, 1]) { cushion([x * .57, .90, .11], [.30, 1.46, .30], hide, .13, { puff: .10, rot: [0, -x * .45, x * .05] }); cushion([x * .55, 1.80, .08], [.36, .60, .24], hide, .11, { puff: .06, rot: [0, -x * .4, -x * .22] }); cushion([x * .425, 1.02, .16], [.045, 1.62, .06], acc, .02, {}); }
    cushion([0, 2.12, .13], [.62, .34, .22], hide, .105, { puff: .12 }); k.text('PERCH', [0, 2.12, .262], .42, 'z', { color: s.accent ?? '#d8633a', weight: 800, ls: 10 }); cushion([0, .42, .19], [.74, .42, .24], hide, .115, { puff: .14 }); k.box([0, 1.85, .105], [.30, .10, .04], m.black, .03);
    for (let i = 0; i < 3; i++) k.box([0, .95 + i * .27, .182], [.62, .012, .01], m.matte, 0); k.cyl([0, 0, 0], .09, 1.2, m.gun, 'x', 28); for (const x of [-1, 1]) { k.cyl([x * .62, .0, 0], .15, .05, m.black, 'x', 36); k.cyl([x * .65, 0, 0], .1, .02, m.trim, 'x', 32); } }, [-.16, 0, 0]);
  // armrests
  for (const x of [-1, 1]) { k.box([x * .66, 1.14, .0], [.3, .06, .2], m.black, .02); k.box([x * .80, 1.36, .0], [.08, .5, .16], m.gun, .03); k.box([x * .80, 1.62, .0], [.1, .28, .19], m.black, .035); cushion([x * .80, 1.79, .08], [.24, .09, .74], m.matte, .04, { puff: .08 }); }
}

import * as THREE from "three";
import type { Kit } from "../../kit/kit.ts";

/** What holds the seat: pan, tilt box, its knob and levers, and the hinges of the back. */
export function chairMechanism(kit: Kit, seatY: number, hingeZ: number, hingeX: number): void {
  const { black, dark, gunmetal, rubber, trim } = kit.materials;
  kit.box([0, seatY - 0.19, 0.02], [1.3, 0.045, 1.2], black, 0.02);
  kit.box([0, seatY - 0.29, -0.02], [0.54, 0.17, 0.72], dark, 0.05);
  kit.box([0, seatY - 0.225, -0.02], [0.66, 0.03, 0.82], gunmetal, 0.012);
  kit.cylinder([0, seatY - 0.31, 0.4], 0.075, 0.18, black, "z");
  for (let ridge = 0; ridge < 12; ridge += 1) {
    const angle = (ridge / 12) * 2 * Math.PI;
    kit.cylinder([Math.cos(angle) * 0.075, seatY - 0.31 + Math.sin(angle) * 0.075, 0.42], 0.012, 0.12, rubber, "z", {
      segments: 10,
    });
  }
  const lever = (z: number, out: number) => {
    kit.tube(
      [
        [-0.24, seatY - 0.3, z],
        [-0.5, seatY - 0.32, z],
        [-out, seatY - 0.3, z + 0.02],
      ],
      0.02,
      gunmetal,
      { segments: 16 },
    );
    kit.box([-out - 0.05, seatY - 0.295, z + 0.025], [0.2, 0.03, 0.085], black, 0.014, { rotation: [0, 0, -0.08] });
  };
  lever(0.16, 0.74);
  lever(-0.14, 0.66);
  for (const side of [-1, 1]) {
    kit.at([side * hingeX, seatY - 0.02, hingeZ], "x", () => {
      const arm = new THREE.Shape();
      arm.moveTo(-0.34, -0.2);
      arm.lineTo(0.12, -0.2);
      arm.quadraticCurveTo(0.24, -0.12, 0.22, 0.06);
      arm.quadraticCurveTo(0.24, 0.26, 0.16, 0.28);
      arm.quadraticCurveTo(0.08, 0.28, 0.06, 0.18);
      arm.lineTo(0.02, 0.1);
      arm.quadraticCurveTo(-0.1, -0.08, -0.34, -0.1);
      kit.slab(arm, 0.05, black, [0, 0, 0], { bevel: 0.012 });
    });
    kit.at([side * (hingeX + 0.03), seatY + 0.02, hingeZ], side > 0 ? "x" : "-x", () => {
      kit.turned(
        [0, 0, 0],
        [
          [0, 0.05],
          [0.11, 0.046],
          [0.14, 0.03],
          [0.15, 0],
        ],
        black,
        "z",
        48,
      );
      kit.turned(
        [0, 0, 0.045],
        [
          [0, 0.012],
          [0.05, 0.01],
          [0.058, 0],
        ],
        trim,
        "z",
        36,
      );
    });
  }
  kit.tube(
    [
      [hingeX + 0.07, seatY + 0.02, hingeZ],
      [hingeX + 0.1, seatY + 0.06, hingeZ + 0.12],
      [hingeX + 0.1, seatY + 0.1, hingeZ + 0.28],
    ],
    0.02,
    gunmetal,
    { segments: 14 },
  );
  kit.box([hingeX + 0.1, seatY + 0.12, hingeZ + 0.34], [0.045, 0.05, 0.2], black, 0.02, { rotation: [-0.25, 0, 0] });
}

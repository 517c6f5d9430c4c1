import type { CommonLook } from "../looks/common-look.ts";

/** The colours of a finish. `light`: how much of the studio's light it takes before it looks washed out. */
export interface Finish {
  bodyMetalness: number;
  bodyRoughness: number;
  body: string;
  dark: string;
  inner: string;
  trim: string;
  heatsink: string;
  cable: string;
  sleeve: string;
  fan: string;
  key: string;
  fins: string;
  boardEdge: string;
  gloss: string;
  print: string;
  oak: boolean;
  light: number;
}

const DARK = {
  bodyRoughness: 0.46,
  sleeve: "#15161a",
  fins: "#24262b",
  boardEdge: "#101216",
  gloss: "#0a0b0d",
  print: "#c8ccd3",
  oak: false,
  light: 1,
} as const;

export const FINISH: Record<CommonLook["finish"], Finish> = {
  black: {
    ...DARK,
    bodyMetalness: 0.8,
    body: "#3a3d43",
    dark: "#15161a",
    inner: "#1b1d22",
    trim: "#3a3d44",
    heatsink: "#34373e",
    cable: "#2c2f36",
    fan: "#121317",
    key: "#191a1e",
  },
  graphite: {
    ...DARK,
    bodyMetalness: 0.85,
    bodyRoughness: 0.42,
    body: "#6a6f78",
    dark: "#1d1f24",
    inner: "#202228",
    trim: "#868b94",
    heatsink: "#4a4e56",
    cable: "#3a3e46",
    fan: "#17191d",
    key: "#2a2c32",
    light: 0.95,
  },
  white: {
    bodyMetalness: 0,
    bodyRoughness: 0.5,
    body: "#e2e4e7",
    dark: "#cfd2d6",
    inner: "#d3d6da",
    trim: "#c2c6cb",
    heatsink: "#c9ccd1",
    cable: "#e4e6e9",
    sleeve: "#d8dade",
    fan: "#dfe1e4",
    key: "#dfe1e5",
    fins: "#a9adb3",
    boardEdge: "#b9bcc1",
    gloss: "#eceef0",
    print: "#4c5058",
    oak: true,
    light: 0.62,
  },
  ember: {
    ...DARK,
    bodyMetalness: 0.35,
    body: "#a8340f",
    dark: "#1a1a1d",
    inner: "#1d1e22",
    trim: "#4a4c52",
    heatsink: "#3a3d44",
    cable: "#a33a18",
    fan: "#15161a",
    key: "#202126",
    light: 0.95,
  },
  cobalt: {
    ...DARK,
    bodyMetalness: 0.7,
    body: "#2450ab",
    dark: "#14161c",
    inner: "#181b22",
    trim: "#59606e",
    heatsink: "#3a3f4a",
    cable: "#2a4b94",
    fan: "#12141a",
    key: "#1b1d24",
  },
  sage: {
    ...DARK,
    bodyMetalness: 0.35,
    body: "#6f8a76",
    dark: "#20241f",
    inner: "#22261f",
    trim: "#c9c4b4",
    heatsink: "#484c46",
    cable: "#7f9a86",
    fan: "#1b1d1a",
    key: "#dcd8cb",
    light: 0.85,
  },
};

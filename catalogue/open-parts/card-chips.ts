/** What the chip's maker publishes of every card with it: watts, GB/s, and the watts it advises for the power supply. */
interface ChipFacts {
  pcieGeneration: number;
  watts: number;
  bandwidthGbS: number;
  advisedPsuWatts: number | null;
}

/** NVIDIA's, AMD's and Intel's product pages. */
export const CHIPS: Readonly<Record<string, ChipFacts>> = {
  "GeForce RTX 5090": { pcieGeneration: 5, watts: 575, bandwidthGbS: 1792, advisedPsuWatts: 1000 },
  "GeForce RTX 5080": { pcieGeneration: 5, watts: 360, bandwidthGbS: 960, advisedPsuWatts: 850 },
  "GeForce RTX 5070 Ti": { pcieGeneration: 5, watts: 300, bandwidthGbS: 896, advisedPsuWatts: 750 },
  "GeForce RTX 5070": { pcieGeneration: 5, watts: 250, bandwidthGbS: 672, advisedPsuWatts: 650 },
  "GeForce RTX 5060 Ti": { pcieGeneration: 5, watts: 180, bandwidthGbS: 448, advisedPsuWatts: 600 },
  "GeForce RTX 5060": { pcieGeneration: 5, watts: 145, bandwidthGbS: 448, advisedPsuWatts: 550 },
  "GeForce RTX 5050": { pcieGeneration: 5, watts: 130, bandwidthGbS: 320, advisedPsuWatts: 550 },
  "GeForce RTX 4090": { pcieGeneration: 4, watts: 450, bandwidthGbS: 1008, advisedPsuWatts: 850 },
  "GeForce RTX 4080 SUPER": { pcieGeneration: 4, watts: 320, bandwidthGbS: 736, advisedPsuWatts: 750 },
  "GeForce RTX 4080": { pcieGeneration: 4, watts: 320, bandwidthGbS: 717, advisedPsuWatts: 750 },
  "GeForce RTX 4070 Ti SUPER": { pcieGeneration: 4, watts: 285, bandwidthGbS: 672, advisedPsuWatts: 700 },
  "GeForce RTX 4070 Ti": { pcieGeneration: 4, watts: 285, bandwidthGbS: 504, advisedPsuWatts: 700 },
  "GeForce RTX 4070 SUPER": { pcieGeneration: 4, watts: 220, bandwidthGbS: 504, advisedPsuWatts: 650 },
  "GeForce RTX 4070": { pcieGeneration: 4, watts: 200, bandwidthGbS: 504, advisedPsuWatts: 650 },
  "GeForce RTX 4060 Ti": { pcieGeneration: 4, watts: 160, bandwidthGbS: 288, advisedPsuWatts: 550 },
  "GeForce RTX 4060": { pcieGeneration: 4, watts: 115, bandwidthGbS: 272, advisedPsuWatts: 550 },
  "Radeon RX 9070 XT": { pcieGeneration: 5, watts: 304, bandwidthGbS: 640, advisedPsuWatts: 750 },
  "Radeon RX 9070": { pcieGeneration: 5, watts: 220, bandwidthGbS: 640, advisedPsuWatts: 650 },
  "Radeon RX 9070 GRE": { pcieGeneration: 5, watts: 220, bandwidthGbS: 432, advisedPsuWatts: null },
  "Radeon RX 9060 XT": { pcieGeneration: 5, watts: 150, bandwidthGbS: 320, advisedPsuWatts: 450 },
  "Radeon RX 7900 XTX": { pcieGeneration: 4, watts: 355, bandwidthGbS: 960, advisedPsuWatts: 800 },
  "Radeon RX 7900 XT": { pcieGeneration: 4, watts: 315, bandwidthGbS: 800, advisedPsuWatts: 750 },
  "Radeon RX 7900 GRE": { pcieGeneration: 4, watts: 260, bandwidthGbS: 576, advisedPsuWatts: 700 },
  "Radeon RX 7800 XT": { pcieGeneration: 4, watts: 263, bandwidthGbS: 624, advisedPsuWatts: 700 },
  "Radeon RX 7700 XT": { pcieGeneration: 4, watts: 245, bandwidthGbS: 432, advisedPsuWatts: 700 },
  "Radeon RX 7600 XT": { pcieGeneration: 4, watts: 190, bandwidthGbS: 288, advisedPsuWatts: 600 },
  "Radeon RX 7600": { pcieGeneration: 4, watts: 165, bandwidthGbS: 288, advisedPsuWatts: 550 },
  "Intel Arc B580": { pcieGeneration: 4, watts: 190, bandwidthGbS: 456, advisedPsuWatts: 600 },
  "Intel Arc B570": { pcieGeneration: 4, watts: 150, bandwidthGbS: 380, advisedPsuWatts: null },
};

import type { Look } from "../looks/look.ts";
import type { Model } from "../model.ts";
import { airCooler } from "./air-cooler.ts";
import { bundle } from "./bundle.ts";
import { cableTray } from "./small/cable-tray.ts";
import { cardBracket } from "./small/card-bracket.ts";
import { carton } from "./small/carton.ts";
import { chair } from "./chair.ts";
import { contactFrame } from "./small/contact-frame.ts";
import { coolingBase } from "./small/cooling-base.ts";
import { desk } from "./desk.ts";
import { drive } from "./drive.ts";
import { driveEnclosure } from "./small/drive-enclosure.ts";
import { driveHeatSink } from "./small/drive-heat-sink.ts";
import { dustFilters } from "./small/dust-filters.ts";
import { earPads } from "./small/ear-pads.ts";
import { electricDuster } from "./small/electric-duster.ts";
import { fanKit } from "./fan-kit.ts";
import { footrest } from "./footrest.ts";
import { graphicsCard } from "./graphics-card.ts";
import { headset } from "./headset.ts";
import { headsetStand } from "./headset-stand.ts";
import { keySwitches } from "./small/key-switches.ts";
import { keyboard } from "./keyboard.ts";
import { keyboardCareKit } from "./small/keyboard-care-kit.ts";
import { keycapSet } from "./small/keycap-set.ts";
import { laptop } from "./laptop.ts";
import { laptopSleeve } from "./small/laptop-sleeve.ts";
import { laptopStand } from "./small/laptop-stand.ts";
import { liftDesk } from "./lift-desk.ts";
import { liquidCooler } from "./liquid-cooler.ts";
import { memoryKit } from "./memory-kit.ts";
import { monitor } from "./monitor.ts";
import { monitorArm } from "./monitor-arm.ts";
import { motherboard } from "./motherboard.ts";
import { mouse } from "./mouse.ts";
import { mouseBungee } from "./small/mouse-bungee.ts";
import { mouseFeet } from "./small/mouse-feet.ts";
import { mousePad } from "./mouse-pad.ts";
import { pcCareKit } from "./small/pc-care-kit.ts";
import { portableScreen } from "./portable-screen.ts";
import { powerSupply } from "./power-supply.ts";
import { processorBox } from "./processor-box.ts";
import { scene } from "./scene.ts";
import { sceneAbove } from "./scene-above.ts";
import { screenCareKit } from "./small/screen-care-kit.ts";
import { screenLamp } from "./small/screen-lamp.ts";
import { serviceCard } from "./small/service-card.ts";
import { sidePanel } from "./small/side-panel.ts";
import { sleevedCables } from "./small/sleeved-cables.ts";
import { stage } from "./stage.ts";
import { stool } from "./stool.ts";
import { thermalPaste } from "./small/thermal-paste.ts";
import { toolRoll } from "./small/tool-roll.ts";
import { emptyCase } from "./empty-case.ts";
import { tower } from "./tower.ts";
import { uprightMount } from "./small/upright-mount.ts";
import { wristRest } from "./small/wrist-rest.ts";

/** Every model by the name that looks call it by. */
const MODELS: { [Name in Look["model"]]: Model<Extract<Look, { model: Name }>> } = {
  "air-cooler": airCooler,
  bundle: bundle,
  "cable-tray": cableTray,
  "card-bracket": cardBracket,
  carton: carton,
  chair: chair,
  "contact-frame": contactFrame,
  "cooling-base": coolingBase,
  desk: desk,
  drive: drive,
  "drive-enclosure": driveEnclosure,
  "drive-heat-sink": driveHeatSink,
  "dust-filters": dustFilters,
  "ear-pads": earPads,
  "electric-duster": electricDuster,
  "fan-kit": fanKit,
  footrest: footrest,
  "graphics-card": graphicsCard,
  headset: headset,
  "headset-stand": headsetStand,
  "key-switches": keySwitches,
  keyboard: keyboard,
  "keyboard-care-kit": keyboardCareKit,
  "keycap-set": keycapSet,
  laptop: laptop,
  "laptop-sleeve": laptopSleeve,
  "laptop-stand": laptopStand,
  "lift-desk": liftDesk,
  "liquid-cooler": liquidCooler,
  "memory-kit": memoryKit,
  monitor: monitor,
  "monitor-arm": monitorArm,
  motherboard: motherboard,
  mouse: mouse,
  "mouse-bungee": mouseBungee,
  "mouse-feet": mouseFeet,
  "mouse-pad": mousePad,
  "pc-care-kit": pcCareKit,
  "portable-screen": portableScreen,
  "power-supply": powerSupply,
  "processor-box": processorBox,
  scene: scene,
  "scene-above": sceneAbove,
  "screen-care-kit": screenCareKit,
  "screen-lamp": screenLamp,
  "service-card": serviceCard,
  "side-panel": sidePanel,
  "sleeved-cables": sleevedCables,
  stage: stage,
  stool: stool,
  "thermal-paste": thermalPaste,
  "tool-roll": toolRoll,
  tower: tower,
  case: emptyCase,
  "upright-mount": uprightMount,
  "wrist-rest": wristRest,
};

/** The file, in this folder, that a model is written in. */
export const SOURCE_OF: Record<Look["model"], string> = {
  "air-cooler": "air-cooler.ts",
  bundle: "bundle.ts",
  "cable-tray": "small/cable-tray.ts",
  "card-bracket": "small/card-bracket.ts",
  carton: "small/carton.ts",
  chair: "chair.ts",
  "contact-frame": "small/contact-frame.ts",
  "cooling-base": "small/cooling-base.ts",
  desk: "desk.ts",
  drive: "drive.ts",
  "drive-enclosure": "small/drive-enclosure.ts",
  "drive-heat-sink": "small/drive-heat-sink.ts",
  "dust-filters": "small/dust-filters.ts",
  "ear-pads": "small/ear-pads.ts",
  "electric-duster": "small/electric-duster.ts",
  "fan-kit": "fan-kit.ts",
  footrest: "footrest.ts",
  "graphics-card": "graphics-card.ts",
  headset: "headset.ts",
  "headset-stand": "headset-stand.ts",
  "key-switches": "small/key-switches.ts",
  keyboard: "keyboard.ts",
  "keyboard-care-kit": "small/keyboard-care-kit.ts",
  "keycap-set": "small/keycap-set.ts",
  laptop: "laptop.ts",
  "laptop-sleeve": "small/laptop-sleeve.ts",
  "laptop-stand": "small/laptop-stand.ts",
  "lift-desk": "lift-desk.ts",
  "liquid-cooler": "liquid-cooler.ts",
  "memory-kit": "memory-kit.ts",
  monitor: "monitor.ts",
  "monitor-arm": "monitor-arm.ts",
  motherboard: "motherboard.ts",
  mouse: "mouse.ts",
  "mouse-bungee": "small/mouse-bungee.ts",
  "mouse-feet": "small/mouse-feet.ts",
  "mouse-pad": "mouse-pad.ts",
  "pc-care-kit": "small/pc-care-kit.ts",
  "portable-screen": "portable-screen.ts",
  "power-supply": "power-supply.ts",
  "processor-box": "processor-box.ts",
  scene: "scene.ts",
  "scene-above": "scene-above.ts",
  "screen-care-kit": "small/screen-care-kit.ts",
  "screen-lamp": "small/screen-lamp.ts",
  "service-card": "small/service-card.ts",
  "side-panel": "small/side-panel.ts",
  "sleeved-cables": "small/sleeved-cables.ts",
  stage: "stage.ts",
  stool: "stool.ts",
  "thermal-paste": "small/thermal-paste.ts",
  "tool-roll": "small/tool-roll.ts",
  tower: "tower.ts",
  case: "empty-case.ts",
  "upright-mount": "small/upright-mount.ts",
  "wrist-rest": "small/wrist-rest.ts",
};

export function modelOf(look: Look): Model<Look> {
  return MODELS[look.model];
}

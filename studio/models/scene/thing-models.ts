import type { ThingLook } from "../../looks/scene-looks.ts";
import type { Model } from "../../model.ts";
import { airCooler } from "../air-cooler.ts";
import { chair } from "../chair.ts";
import { desk } from "../desk.ts";
import { drive } from "../drive.ts";
import { graphicsCard } from "../graphics-card.ts";
import { headset } from "../headset.ts";
import { headsetStand } from "../headset-stand.ts";
import { keyboard } from "../keyboard.ts";
import { laptop } from "../laptop.ts";
import { liftDesk } from "../lift-desk.ts";
import { liquidCooler } from "../liquid-cooler.ts";
import { memoryKit } from "../memory-kit.ts";
import { monitor } from "../monitor.ts";
import { monitorArm } from "../monitor-arm.ts";
import { motherboard } from "../motherboard.ts";
import { mouse } from "../mouse.ts";
import { mousePad } from "../mouse-pad.ts";
import { portableScreen } from "../portable-screen.ts";
import { powerSupply } from "../power-supply.ts";
import { processorBox } from "../processor-box.ts";
import { carton } from "../small/carton.ts";
import { electricDuster } from "../small/electric-duster.ts";
import { keyboardCareKit } from "../small/keyboard-care-kit.ts";
import { keycapSet } from "../small/keycap-set.ts";
import { laptopSleeve } from "../small/laptop-sleeve.ts";
import { mouseBungee } from "../small/mouse-bungee.ts";
import { pcCareKit } from "../small/pc-care-kit.ts";
import { screenCareKit } from "../small/screen-care-kit.ts";
import { screenLamp } from "../small/screen-lamp.ts";
import { serviceCard } from "../small/service-card.ts";
import { sidePanel } from "../small/side-panel.ts";
import { thermalPaste } from "../small/thermal-paste.ts";
import { toolRoll } from "../small/tool-roll.ts";
import { wristRest } from "../small/wrist-rest.ts";
import { tower } from "../tower.ts";

/** The models that scenes are composed of. The table of all models has the scenes too, so it cannot serve here. */
const THINGS: { [Name in ThingLook["model"]]: Model<Extract<ThingLook, { model: Name }>> } = {
  "air-cooler": airCooler,
  carton,
  chair,
  desk,
  drive,
  "electric-duster": electricDuster,
  "graphics-card": graphicsCard,
  headset,
  "headset-stand": headsetStand,
  keyboard,
  "keyboard-care-kit": keyboardCareKit,
  "keycap-set": keycapSet,
  laptop,
  "laptop-sleeve": laptopSleeve,
  "lift-desk": liftDesk,
  "liquid-cooler": liquidCooler,
  "memory-kit": memoryKit,
  monitor,
  "monitor-arm": monitorArm,
  motherboard,
  mouse,
  "mouse-bungee": mouseBungee,
  "mouse-pad": mousePad,
  "pc-care-kit": pcCareKit,
  "portable-screen": portableScreen,
  "power-supply": powerSupply,
  "processor-box": processorBox,
  "screen-care-kit": screenCareKit,
  "screen-lamp": screenLamp,
  "service-card": serviceCard,
  "side-panel": sidePanel,
  "thermal-paste": thermalPaste,
  "tool-roll": toolRoll,
  tower,
  "wrist-rest": wristRest,
};

export function thingModelOf(look: ThingLook): Model<ThingLook> {
  return THINGS[look.model];
}

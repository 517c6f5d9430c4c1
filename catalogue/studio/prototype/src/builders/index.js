import { pc } from './pc.js';
import { gpuAlone } from './gpu.js';
import { keyboard, laptop, monitor, mouse, mousepad } from './desk.js';
import { chair, headset } from './wear.js';
import { aio, cpu, memory, psu, ssd } from './parts.js';
import * as more from './more.js';
export const BUILDERS = { ...more, pc, case: pc, gpu: gpuAlone, keyboard, mouse, mousepad, monitor, laptop, headset, chair, memory, aio, cpu, psu, ssd };

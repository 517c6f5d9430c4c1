import { LinearMipmapLinearFilter, RepeatWrapping, Texture } from "three";
import type { GLTFLoaderPlugin, GLTFParser } from "three/addons/loaders/GLTFLoader.js";

const NAME = "EXT_texture_webp";

interface Textures {
  textures: { source?: number; extensions?: { [NAME]?: { source: number } } }[];
  images: { bufferView: number; mimeType: string }[];
}

/**
 * Reads pictures out of the file itself. The loader's own way goes through `blob:` addresses, which the content
 * security policy permits nowhere.
 */
export function embeddedTextures(parser: GLTFParser): GLTFLoaderPlugin {
  const { textures, images } = parser.json as Textures;
  return {
    name: NAME,
    async loadTexture(index: number): Promise<Texture> {
      const texture = textures[index];
      const image = images[texture?.extensions?.[NAME]?.source ?? texture?.source ?? -1];
      if (!image) throw new Error(`The model has no texture ${index}`);
      const bytes = (await parser.getDependency("bufferView", image.bufferView)) as ArrayBuffer;
      const bitmap = await createImageBitmap(new Blob([bytes], { type: image.mimeType }), {
        colorSpaceConversion: "none",
        premultiplyAlpha: "none",
      });
      const read = new Texture(bitmap, undefined, RepeatWrapping, RepeatWrapping);
      read.flipY = false;
      read.minFilter = LinearMipmapLinearFilter;
      read.needsUpdate = true;
      return read;
    },
  };
}

"""One hero picture. blender -b --factory-startup -P cycles.py -- model.glb shot.json out.png [pixels] [samples]

shot.json says where the camera stands and what shines (../gltf/shot.ts); the denoising network's weights lie beside this.
"""
import json
import os
import sys
import tempfile
import time

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path.insert(0, HERE)

import develop  # noqa: E402
import product  # noqa: E402
import studio  # noqa: E402
import unet  # noqa: E402

WEIGHTS = os.path.join(HERE, "weights", "rt_hdr_calb_cnrm.tza")
LIGHT = {"light": "Image"}
# What the denoiser is guided by. It believes them to the last pixel, so they are made without noise.
GUIDES = {"normal": "Normal", "diffuse": "DiffCol", "glow": "Emit"}
GUIDE_SAMPLES = 8


def main(model, shot_file, out, pixels=1200, samples=20):
    with open(shot_file) as file:
        shot = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    product.load(model)
    set_up(shot)
    began = time.process_time()
    set_up_cycles(int(pixels))
    light = render(LIGHT, int(samples))["light"]
    turn_to_guides()
    guides = render(GUIDES, GUIDE_SAMPLES)
    rendered = time.process_time()
    picture = finish(light, guides, shot)
    develop.save_png(picture, out)
    print(f"HERO {out} render {rendered - began:.0f} denoise {time.process_time() - rendered:.0f} CPU seconds")


def set_up(shot):
    box, lighting = shot["box"], shot["lighting"]
    light = shot["light"]
    turn = np.radians(shot["camera"]["azimuth"] - 36)
    radius = np.linalg.norm(np.subtract(box["max"], box["min"])) / 2
    size = radius / studio.TOWER_RADIUS
    received = studio.sky(light, turn) + studio.key(light, turn) + studio.fill(light, shot["camera"])
    studio.soft_boxes(light, lighting["reflections"], turn, size)
    studio.floor(box, received, lighting["mirror"], radius)
    studio.camera(shot["camera"])
    product.emitters(shot["emitters"], light, lighting["spill"], size)


def set_up_cycles(pixels):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = scene.render.resolution_y = pixels
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = True
    cycles = scene.cycles
    cycles.seed = 11
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.08, 8
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 0, 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2.0
    cycles.sample_clamp_direct = 8.0


def turn_to_guides():
    """What is behind the glass, without any light: a pane that mirrors some of the rays would be noise in a guide."""
    product.stop_mirroring()
    scene = bpy.context.scene
    for thing in scene.objects:
        thing.hide_render = thing.type == "LIGHT" or thing.name == product.EMITTERS
    scene.world = None
    scene.cycles.max_bounces = 0
    scene.cycles.use_adaptive_sampling = False


def render(passes, samples):
    """The passes by name, rows from the top."""
    scene = bpy.context.scene
    scene.cycles.samples = samples
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_emit = passes is GUIDES
    scene.use_nodes = True
    nodes = scene.node_tree.nodes
    nodes.clear()
    layers, file = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    file.format.file_format, file.format.color_depth, file.format.exr_codec = "OPEN_EXR", "32", "NONE"
    file.file_slots.clear()
    for name, output in passes.items():
        file.file_slots.new(name)
        scene.node_tree.links.new(layers.outputs[output], file.inputs[name])
    with tempfile.TemporaryDirectory() as folder:
        file.base_path = folder
        bpy.ops.render.render()
        return {name: read(os.path.join(folder, f"{name}0001.exr")) for name in passes}


def read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[::-1]


def finish(light, guides, shot):
    cover = light[..., 3:]
    lit = light[..., :3] + (1 - cover) * studio.backdrop(cover.shape[0])
    # Cycles' gloss colour is nearly white everywhere and would hide prints from the denoiser.
    albedo = guides["diffuse"][..., :3] + np.clip(guides["glow"][..., :3], 0, 1)
    clean = unet.denoise(develop.limit(lit), albedo, guides["normal"][..., :3], WEIGHTS)
    return develop.tone(develop.bloom(develop.limit(clean), shot["lighting"]["bloom"]))


main(*sys.argv[sys.argv.index("--") + 1:])

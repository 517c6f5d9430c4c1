"""The studio in Cycles: sky, key, soft boxes, floor and camera, with the numbers of the shop's own photographer."""
import math

import bpy
import numpy as np
from mathutils import Vector

# Below this share of light a finish counts as bright.
BRIGHT = 0.8
KEY = 3.3
KEY_DIRECTION = (-0.58, 0.78, 0.72)
KEY_ANGLE = 0.47
KEY_COLOR = (1.0, 0.93, 0.855)
SKY = 5.2
SKY_COLOR = (0.905, 0.931, 1.0)
SKY_BASE = 0.26
# Direction, strength and exponent of each bright part of the sky.
SKY_LOBES = (((-0.55, 0.5, 0.8), 1.5, 6), ((0.95, 0.35, 0.45), 1.25, 6), ((0, 1, -0.2), 0.7, 3), ((0.3, 0.3, -1), 0.5, 4))
FILL = 0.42
FRONT = 2.6
FRONT_OF_WHITE = 1.4
FRONT_RISE = 0.2
FRONT_ANGLE = 0.6
REFLECTIONS = 1.7
WHITE_REFLECTIONS = 0.72
# Place, width, height, radiance, colour and soft edge of what metal and glass see.
SOFT_BOXES = (
    ((-8, 6, 9), 6, 8, 9, (1, 1, 1), 0.25),
    ((11, 4.5, 4), 3, 10, 12, (0.855, 0.896, 1), 0.25),
    ((1, 12, -1), 11, 7, 9, (0.814, 0.871, 1), 0.25),
    ((-11, 3.5, -3), 3, 9, 12, (0.738, 0.807, 1), 0.25),
    ((7, 3, -11), 5, 8, 9, (0.624, 0.716, 1), 0.25),
    ((2, 0.6, 13), 18, 2.2, 0.8, (1, 1, 1), 0.25),
    ((3, 3, 13), 10, 7, 0.55, (0.624, 0.686, 0.823), 0.5),
)
# Boxes fade towards the floor, which would cut them in a level line that every upright pane mirrors.
FADE_FROM, FADE_HEIGHT = 1.5, 4
# The boxes' distances were chosen around a tower of this radius.
TOWER_RADIUS = 3.4
FLOOR_ROUGHNESS = 0.1
FLOOR_BOUNCE = 0.03


def to_blender(point):
    x, y, z = point
    return Vector((x, -z, y))


def turned(x, z, angle):
    return x * math.cos(angle) + z * math.sin(angle), -x * math.sin(angle) + z * math.cos(angle)


def sky_radiance(directions, turn):
    """Radiance of the sky for unit vectors (three's axes), before it is scaled to SKY."""
    strength = np.full(directions.shape[:-1], SKY_BASE)
    for (x, y, z), weight, exponent in SKY_LOBES:
        turned_x, turned_z = turned(x, z, turn)
        lobe = np.array([turned_x, y, turned_z]) / math.sqrt(x * x + y * y + z * z)
        strength += weight * np.maximum(directions @ lobe, 0) ** exponent
    return np.where(directions[..., 1] > 0.04, strength, 0)


def sky(light, turn):
    """The world as an equirectangular picture. Returns what an open floor receives of it."""
    width, height = 256, 128
    longitude = ((np.arange(width) + 0.5) / width - 0.5) * -2 * math.pi
    latitude = ((np.arange(height) + 0.5) / height - 0.5) * math.pi
    up = np.repeat(np.sin(latitude)[:, None], width, axis=1)
    flat = np.cos(latitude)[:, None]
    directions = np.stack([flat * np.cos(longitude), up, -flat * np.sin(longitude)], axis=-1)
    solid_angle = np.repeat(np.cos(latitude)[:, None], width, axis=1) * (2 * math.pi / width) * (math.pi / height)
    radiance = sky_radiance(directions, turn)
    radiance = radiance * (SKY * light / (radiance * solid_angle).sum()) + FILL * light / math.pi
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = radiance[..., None] * np.array(SKY_COLOR)
    image = bpy.data.images.new("sky", width, height, float_buffer=True, is_data=True)
    image.pixels.foreach_set(pixels.ravel())
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    texture = nodes.new("ShaderNodeTexEnvironment")
    texture.image = image
    links.new(texture.outputs["Color"], nodes["Background"].inputs["Color"])
    world.cycles_visibility.camera = False
    world.cycles_visibility.glossy = False
    return (radiance * np.maximum(up, 0) * solid_angle).sum()


def key(light, turn):
    """The large soft box as a sun. Returns what an open floor receives of it."""
    x, y, z = KEY_DIRECTION
    turned_x, turned_z = turned(x, z, turn)
    lamp = bpy.data.lights.new("key", "SUN")
    lamp.energy, lamp.angle, lamp.color = KEY * light, KEY_ANGLE, KEY_COLOR
    thing = link("key", lamp)
    towards = to_blender((turned_x, y, turned_z))
    thing.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    return KEY * light * y / math.sqrt(x * x + y * y + z * z)


def fill(light, shot):
    """A weak, very wide lamp over the camera that opens the inside of a case. Returns what an open floor receives."""
    towards = (to_blender(shot["position"]) - to_blender(shot["target"])).normalized()
    towards = (towards + Vector((0, 0, FRONT_RISE))).normalized()
    lamp = bpy.data.lights.new("fill", "SUN")
    strength = (FRONT_OF_WHITE if light < BRIGHT else FRONT) * light
    lamp.energy, lamp.angle, lamp.color = strength, FRONT_ANGLE, SKY_COLOR
    thing = link("fill", lamp)
    thing.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    thing.visible_glossy = False
    return strength * towards.z


def soft_boxes(light, reflections, turn, size):
    strength = REFLECTIONS * reflections * (WHITE_REFLECTIONS if light < BRIGHT else 1)
    for (x, y, z), width, height, radiance, color, edge in SOFT_BOXES:
        turned_x, turned_z = turned(x, z, turn)
        place = to_blender((turned_x * size, y * size, turned_z * size))
        thing = plane("box", width * size, height * size, soft_box_material(radiance * strength, color, edge, size))
        thing.location = place
        thing.rotation_euler = (to_blender((0, size, 0)) - place).to_track_quat("Z", "Y").to_euler()
        for ray in ("camera", "diffuse", "transmission", "volume_scatter", "shadow"):
            setattr(thing, f"visible_{ray}", False)


def soft_box_material(radiance, color, edge, size):
    material = bpy.data.materials.new("box")
    material.use_nodes = True
    material.cycles.sample_as_light = False
    graph = Graph(material.node_tree)
    u, v = graph.split(graph.node("TexCoord").outputs["UV"])
    height = graph.node("SeparateXYZ", Vector=graph.node("NewGeometry").outputs["Position"]).outputs["Z"]
    falloff = graph.smooth_step(graph.math("SUBTRACT", height, FADE_FROM * size), FADE_HEIGHT * size)
    for coordinate in (u, v, graph.math("SUBTRACT", 1, u), graph.math("SUBTRACT", 1, v)):
        falloff = graph.math("MULTIPLY", falloff, graph.smooth_step(coordinate, edge))
    emission = graph.node("Emission", Color=(*color, 1), Strength=graph.math("MULTIPLY", falloff, radiance))
    graph.finish(emission)
    return material


def backdrop(size):
    """The card's backdrop in linear light, rows from the top; the same curve as the photographer's."""
    y, x = np.mgrid[0:size, 0:size]
    u, v = (x + 0.5) / size, 1 - (y + 0.5) / size
    distance = np.hypot((u - 0.5) * 0.95, (v - 0.6) * 1.08)
    color = mix((0.0470, 0.0535, 0.0665), (0.0150, 0.0172, 0.0222), smooth_step(0, 0.58, distance))
    color = mix(color, (0.0068, 0.0076, 0.0098), smooth_step(0.38, 0.98, distance))
    pool = np.exp(-(((u - 0.5) * 0.85) ** 2 + ((v - 0.17) * 2.3) ** 2) * 6.5)
    return (color + np.array((0.0165, 0.0185, 0.0225)) * pool[..., None]).astype(np.float32)


def mix(first, second, share):
    return np.asarray(first) * (1 - share[..., None]) + np.asarray(second) * share[..., None]


def smooth_step(low, high, value):
    share = np.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def floor(box, received, mirror, radius):
    """A floor that shows the backdrop times the share of light that arrives, and mirrors what stands on it."""
    size = 512
    pixels = np.ones((size, size, 4), np.float32)
    pixels[..., :3] = backdrop(size)[::-1] * (math.pi / received)
    image = bpy.data.images.new("backdrop", size, size, float_buffer=True, is_data=True)
    image.pixels.foreach_set(pixels.ravel())
    material = bpy.data.materials.new("floor")
    material.use_nodes = True
    graph = Graph(material.node_tree)
    seen = graph.node("TexImage", Vector=graph.node("TexCoord").outputs["Window"])
    seen.image, seen.extension = image, "EXTEND"
    is_camera = graph.node("LightPath").outputs["Is Camera Ray"]
    color = graph.node("MixRGB", Fac=is_camera, Color1=(FLOOR_BOUNCE,) * 3 + (1,), Color2=seen.outputs["Color"])
    low, high = to_blender(box["min"]), to_blender(box["max"])
    x, y = graph.split(graph.node("NewGeometry").outputs["Position"])
    outside = []
    for coordinate, one, other in ((x, low.x, high.x), (y, low.y, high.y)):
        offset = graph.math("ABSOLUTE", graph.math("SUBTRACT", coordinate, (one + other) / 2))
        outside.append(graph.math("MAXIMUM", graph.math("SUBTRACT", offset, abs(other - one) / 2), 0))
    squares = [graph.math("MULTIPLY", length, length) for length in outside]
    away = graph.math("SQRT", graph.math("ADD", *squares))
    share = graph.math("MULTIPLY", graph.math("EXPONENT", graph.math("MULTIPLY", away, -2.6 / radius)), mirror)
    diffuse = graph.node("BsdfDiffuse", Color=color.outputs["Color"])
    glossy = graph.node("BsdfGlossy", Color=(1, 1, 1, 1), Roughness=FLOOR_ROUGHNESS)
    graph.finish(graph.mix(share, diffuse, glossy))
    plane("floor", 2000, 2000, material)


def camera(shot):
    lens = bpy.data.cameras.new("camera")
    lens.sensor_fit, lens.angle = "HORIZONTAL", math.radians(shot["fieldOfView"])
    lens.clip_end = 5000
    place, target = to_blender(shot["position"]), to_blender(shot["target"])
    thing = link("camera", lens)
    thing.location = place
    thing.rotation_euler = (target - place).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = thing


def link(name, data):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def plane(name, width, height, material):
    mesh = bpy.data.meshes.new(name)
    right, top = width / 2, height / 2
    mesh.from_pydata([(-right, -top, 0), (right, -top, 0), (right, top, 0), (-right, top, 0)], [], [(0, 1, 2, 3)])
    corners = mesh.uv_layers.new()
    for corner, place in zip(corners.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        corner.uv = place
    mesh.materials.append(material)
    return link(name, mesh)


class Graph:
    """Shader nodes written as expressions: an input is a number, a colour or another node's output."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def node(self, kind, **inputs):
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for name, value in inputs.items():
            self.feed(node.inputs[name], value)
        return node

    def feed(self, socket, value):
        if isinstance(value, bpy.types.Node):
            value = value.outputs[0]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, *values):
        node = self.tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, values):
            self.feed(socket, value)
        return node.outputs[0]

    def split(self, vector):
        node = self.node("SeparateXYZ", Vector=vector)
        return node.outputs["X"], node.outputs["Y"]

    def smooth_step(self, value, width):
        node = self.tree.nodes.new("ShaderNodeMapRange")
        node.interpolation_type = "SMOOTHSTEP"
        self.feed(node.inputs["Value"], value)
        node.inputs["From Max"].default_value = width
        return node.outputs["Result"]

    def mix(self, share, first, second):
        node = self.tree.nodes.new("ShaderNodeMixShader")
        for socket, value in zip(node.inputs, (share, first, second)):
            self.feed(socket, value)
        return node

    def finish(self, shader):
        output = self.tree.nodes.new("ShaderNodeOutputMaterial")
        self.feed(output.inputs["Surface"], shader)

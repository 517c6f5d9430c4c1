"""The product: its glTF with the materials that Blender's importer cannot read, and its own lights."""
import addon_utils
import bpy
import numpy as np

from studio import BRIGHT, Graph, link, to_blender

# The photographer's spot lamps, as radiant intensity a unit of an emitter's power, and how it is softened up close.
INTENSITY = 30
WHITE_SHARE = 0.35
SOFTNESS = 0.28
SOFTNESS_ON_WHITE = 0.5
# Area of an emitter's square a unit of power: the brighter, the larger, so that all shine with the same radiance.
AREA = 0.12
# Light that shines through glass and mesh loses some of its strength on the way.
GLOW = 1.2
GLASS_SHARE = 0.42
GLASS_CLARITY = 0.87
PANE = "pane"
EMITTERS = "emitters"


def load(path):
    # The add-on of Blender 3.4 uses names that numpy 1.24 has dropped.
    for name, kind in (("bool", bool), ("int", int), ("float", float)):
        if not hasattr(np, name):
            setattr(np, name, kind)
    addon_utils.enable("io_scene_gltf2")
    bpy.ops.import_scene.gltf(filepath=path)
    pane = glass()
    for thing in bpy.data.objects:
        if thing.type != "MESH":
            continue
        mesh = thing.data
        for slot, material in enumerate(mesh.materials):
            if material.get("glass"):
                mesh.materials[slot] = pane
            elif material.get("glow"):
                glow(material, mesh)
            else:
                surface(material)


def glass():
    """A thin pane: what is behind it, a little darker, and a mirror that grows towards grazing angles."""
    material = bpy.data.materials.new(PANE)
    material.use_nodes = True
    graph = Graph(material.node_tree)
    through = graph.node("BsdfTransparent", Color=(GLASS_CLARITY, GLASS_CLARITY, GLASS_CLARITY, 1))
    mirror = graph.node("BsdfGlossy", Color=(1, 1, 1, 1), Roughness=0)
    facing = graph.node("Fresnel", IOR=1.45).outputs[0]
    is_seen = graph.math("SUBTRACT", 1, graph.node("LightPath").outputs["Is Shadow Ray"])
    share = graph.math("MULTIPLY", graph.math("MULTIPLY", facing, GLASS_SHARE), is_seen)
    graph.finish(graph.mix(share, through, mirror))
    return material


def stop_mirroring():
    """Every pane lets all light through."""
    graph = Graph(bpy.data.materials[PANE].node_tree)
    graph.finish(graph.node("BsdfTransparent"))


def glow(material, mesh):
    """Shows its strength to the camera and in mirrors. What it lights is left to the emitters: no fireflies."""
    strength = material["glow"] * GLOW
    texture = next((node.image for node in material.node_tree.nodes if node.type == "TEX_IMAGE"), None)
    color = base_color(material)
    material.cycles.sample_as_light = False
    graph = Graph(material.node_tree)
    alpha = 1.0
    if mesh.color_attributes:
        vertex = graph.node("VertexColor")
        vertex.layer_name = mesh.color_attributes[0].name
        color = vertex.outputs["Color"]
    elif texture:
        picture = graph.node("TexImage")
        picture.image = texture
        tinted = graph.node("MixRGB", Fac=1.0, Color1=picture.outputs["Color"], Color2=color)
        tinted.blend_type = "MULTIPLY"
        color, alpha = tinted.outputs["Color"], picture.outputs["Alpha"]
    is_diffuse = graph.node("LightPath").outputs["Is Diffuse Ray"]
    seen = graph.math("MULTIPLY", graph.math("SUBTRACT", 1, is_diffuse), strength)
    emission = graph.node("Emission", Color=color, Strength=seen)
    if isinstance(alpha, float):
        graph.finish(emission)
    else:
        graph.finish(graph.mix(alpha, graph.node("BsdfTransparent"), emission))


def base_color(material):
    """The base colour factor of an unlit material, wherever the importer has put it."""
    for node in material.node_tree.nodes:
        if node.type == "EMISSION" and not node.inputs["Color"].is_linked:
            return tuple(node.inputs["Color"].default_value)
        if node.type in ("MIX_RGB", "MIX"):
            for socket in node.inputs:
                if socket.type == "RGBA" and not socket.is_linked:
                    return tuple(socket.default_value)
    return (1, 1, 1, 1)


def surface(material):
    for node in material.node_tree.nodes:
        if node.type == "BSDF_PRINCIPLED":
            node.inputs["Specular"].default_value *= material.get("reflections", 1)


def emitters(lights, light, spill, size):
    """Every light of the product as a small square that only lights: Cycles picks them in proportion to their area."""
    if not lights:
        return
    corners, faces, colors = [], [], []
    for emitter in lights:
        normal = to_blender(emitter["direction"]).normalized()
        place = to_blender(emitter["position"])
        side = (AREA * emitter["power"]) ** 0.5
        across = normal.orthogonal().normalized() * side / 2
        along = normal.cross(across).normalized() * side / 2
        first = len(corners)
        corners += [place - across - along, place + across - along, place + across + along, place - across + along]
        faces.append((first, first + 1, first + 2, first + 3))
        colors += [(*emitter["color"], 1)] * 4
    mesh = bpy.data.meshes.new("emitters")
    mesh.from_pydata(corners, [], faces)
    attribute = mesh.color_attributes.new("light", "FLOAT_COLOR", "POINT")
    attribute.data.foreach_set("color", np.array(colors, np.float32).ravel())
    material = bpy.data.materials.new("emitters")
    material.use_nodes = True
    graph = Graph(material.node_tree)
    color = graph.node("VertexColor")
    color.layer_name = "light"
    is_bright = light < BRIGHT
    radiance = INTENSITY / AREA * spill * (WHITE_SHARE if is_bright else 1)
    softness = (SOFTNESS_ON_WHITE if is_bright else SOFTNESS) * size * size
    front = graph.math("SUBTRACT", 1, graph.node("NewGeometry").outputs["Backfacing"])
    # Lights gloss on rough metal, where Cycles samples lamps, and leaves no image of its square in smooth mirrors.
    sampled = graph.math("SUBTRACT", 1, graph.node("LightPath").outputs["Is Glossy Ray"])
    front = graph.math("MULTIPLY", front, sampled)
    falloff = graph.node("LightFalloff", Strength=graph.math("MULTIPLY", front, radiance), Smooth=softness)
    emission = graph.node("Emission", Color=color.outputs["Color"], Strength=falloff.outputs["Quadratic"])
    graph.finish(emission)
    mesh.materials.append(material)
    thing = link(EMITTERS, mesh)
    for ray in ("camera", "transmission", "volume_scatter", "shadow"):
        setattr(thing, f"visible_{ray}", False)

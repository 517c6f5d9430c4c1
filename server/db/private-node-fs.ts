import { NodeFS } from "@electric-sql/pglite/nodefs";

type EmscriptenOptions = Awaited<ReturnType<NodeFS["init"]>>["emscriptenOpts"];
const OTHERS = 0o077;
/** Emscripten's own view of a folder. It makes files and sets their mode itself: no umask holds it back. */
interface NodeFsMount {
  node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
    setattr(node: unknown, attributes: { mode?: number }): void;
  };
}

/** The embedded database's folder, with every file for this user alone: PGlite by itself makes them writable for all. */
export class PrivateNodeFs extends NodeFS {
  override async init(...given: Parameters<NodeFS["init"]>): Promise<{ emscriptenOpts: EmscriptenOptions }> {
    const { emscriptenOpts } = await super.init(...given);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [keepPrivate, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

function keepPrivate(module: unknown): void {
  const operations = (module as { NODEFS: NodeFsMount }).NODEFS.node_ops;
  const { mknod, setattr } = operations;
  operations.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
  operations.setattr = (node, attributes) => {
    if (attributes.mode !== undefined) attributes.mode &= ~OTHERS;
    setattr(node, attributes);
  };
}

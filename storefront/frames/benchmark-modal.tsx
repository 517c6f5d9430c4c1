import { use } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { framesWords as words } from "#words/frames.ts";
import type { Closable } from "../modals/modal-registry.ts";
import { BenchmarkBars } from "./benchmark-bars.tsx";
import { fetchedFrames } from "./fetched-frames.ts";
import "./frames.css";

/** The popup `benchmark` (S79). */
export function BenchmarkModal({ slug, name, onClose }: Closable & { slug: string; name: string }) {
  const frames = use(fetchedFrames(slug));
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.benchmarkOf(name)}
      actions={
        <Button look="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <BenchmarkBars frames={frames} />
    </Dialog>
  );
}

import { FolderInUse } from "#server/db/data-folder-lock.ts";
import { DatabaseUnreachable } from "#server/db/database-unreachable.ts";
import { WrongSetting } from "#server/settings/settings.ts";

/** A mistake the person at the command line can put right; its message is all they need. */
export class Said extends Error {
  override name = "Said";
}

/** What a person can put right, in its sentence; null for a fault of ours. */
export function sentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const isSaid =
    error instanceof Said ||
    error instanceof WrongSetting ||
    error instanceof FolderInUse ||
    error instanceof DatabaseUnreachable ||
    error.name === "PortTaken" ||
    error.message.startsWith("DATABASE_URL");
  return isSaid ? error.message : null;
}

/** Runs a command: prints its words, ends with its code. One sentence for what a person can put right, else the stack. */
export async function runCommand(
  command: (words: readonly string[]) => Promise<{ text: string; code: number }>,
): Promise<void> {
  try {
    const { text, code } = await command(process.argv.slice(2));
    process.stdout.write(`${text}\n`);
    process.exitCode = code;
  } catch (error) {
    process.stderr.write(`${sentenceOf(error) ?? (error instanceof Error ? error.stack : String(error))}\n`);
    process.exitCode = 1;
  }
}

import { useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { keepBuildWords as words } from "#words/saved-builds.ts";
import "../shell/text-button.css";
import "./copy-build-link.css";
import { inLanguage } from "../language/in-language.ts";

/** Copies the address of a build, which is all of it: who has it needs no account. */
export function CopyBuildLink({ path, name }: { path: string; name: string }) {
  const [said, say] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(new URL(inLanguage(path), location.href).href).then(
      () => say(words.copied),
      () => say(words.notCopied),
    );
  return (
    <span className="copy-link with-script">
      <button type="button" className="text-button" aria-label={words.copyOne(name)} onClick={() => void copy()}>
        <Icon name="link" small /> {words.copy}
      </button>
      <output className="type-13 muted">{said}</output>
    </span>
  );
}

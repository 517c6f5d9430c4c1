import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { comparePageWords as words } from "#words/compare.ts";

/** Copies the page's address, which is all of the comparison. */
export function CopyAddress() {
  const [said, say] = useState<string>(words.copy);
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => say(words.copied),
      () => say(words.notCopied),
    );
  return (
    <Button className="with-script" size="small" onClick={() => void copy()}>
      <Icon name="link" small />
      <output>{said}</output>
    </Button>
  );
}

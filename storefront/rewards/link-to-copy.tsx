import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { shareWords as words } from "#words/share-points.ts";
import "./link-to-copy.css";

/** A link that is there to be given away. Without a script it is selected by hand. */
export function LinkToCopy({ link }: { link: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <div className="link-to-copy">
      <Field label={words.link} value={link} readOnly />
      <Button className="with-script" onClick={copy}>
        {isCopied ? words.copied : words.copy}
      </Button>
    </div>
  );
}

import { useEffect, useState } from "react";
import type { Answer } from "#contract/call.ts";
import { getIdDiscount, type IdDiscountView } from "#contract/id-discount.ts";
import { buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { idDiscountWords as words } from "#words/id-discount.ts";
import { fetchApi } from "../api/api.ts";
import { Notice } from "../shell/notice.tsx";
import { idDiscountPaths } from "./id-discount-paths.ts";
import { IdGroupsList } from "./id-groups-list.tsx";

/** Who gets a discount, and the ways to it: the same as the page at `idDiscountPaths.page`. */
export function IdDiscountDialog({ onClose }: { onClose(): void }) {
  const [found, setFound] = useState<Answer<IdDiscountView> | null>(null);
  useEffect(() => {
    let isWanted = true;
    void (async () => {
      const answer = await fetchApi(getIdDiscount);
      if (isWanted) setFound(answer);
    })();
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <a className={buttonClass("secondary", "normal")} href={`${idDiscountPaths.page}#proof`}>
          {words.otherWay}
        </a>
      }
    >
      {found === null && <p className="muted">{words.reading}</p>}
      {found?.ok === false && <Notice tone="error" say="now" title={found.alert.Message} />}
      {found?.ok && <IdGroupsList {...found.reply} />}
      <p className="muted type-14">{words.inPlace}</p>
    </Dialog>
  );
}

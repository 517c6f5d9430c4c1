import { getExtendPostPurchaseDetail } from "#contract/warranties.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { longerWarrantyWords as words } from "#words/longer-warranty.ts";
import { protectLongerWords } from "#words/protect-longer.ts";
import { fetchApi } from "../api/api.ts";
import { useAsked } from "../api/use-asked.ts";
import type { Closable } from "../modals/modal-registry.ts";
import { paths } from "../paths.ts";
import { LongerWarrantyForm } from "./longer-warranty-form.tsx";

/** The popup of S84 after the purchase: what of an order may still be given a longer warranty; its forms are its page's own. */
export function LongerWarrantyPopup({ order, onClose }: Closable & { order: string }) {
  const { found } = useAsked(order, () => fetchApi(getExtendPostPurchaseDetail, { query: { number: order } }));
  return (
    <Dialog open onClose={onClose} title={words.title} actions={<Button onClick={onClose}>{words.close}</Button>}>
      <p className="muted type-14">{words.forOrder(order)}</p>
      {found === null && <p className="muted">{words.asking}</p>}
      {found?.ok === false && <p>{words.failed}</p>}
      {found?.ok && found.reply.Lines.length === 0 && <p>{words.none}</p>}
      {found?.ok &&
        found.reply.Lines.map((line) => <LongerWarrantyForm key={line.Line} line={line} action={paths.order(order)} />)}
      <p>
        <a className="link" href={paths.aboutWarranty}>
          {protectLongerWords.terms}
        </a>
      </p>
    </Dialog>
  );
}

import { getSkuInfo } from "#contract/sku-info.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { skuInfoWords as words } from "#words/sku-info.ts";
import { fetchApi } from "../api/api.ts";
import { useAsked } from "../api/use-asked.ts";
import type { Closable } from "../modals/modal-registry.ts";
import { Notice } from "../shell/notice.tsx";
import { SkuInfoFacts } from "./sku-info-facts.tsx";

/** The popup `sku-info` (S80): what a named part is. */
export function SkuInfoModal({ sku, name, onClose }: Closable & { sku: number; name: string }) {
  const { found } = useAsked(String(sku), () => fetchApi(getSkuInfo, { query: { sku } }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      actions={
        <Button look="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {!found && <p className="muted">{words.asking}</p>}
      {found?.ok && <SkuInfoFacts info={found.reply} />}
      {found && !found.ok && (
        <Notice tone="warning">{found.alert.Reason === "sku_unknown" ? words.none : found.alert.Message}</Notice>
      )}
    </Dialog>
  );
}

import { getPromotions } from "#contract/promotions.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { promotionWords as words } from "#words/promotions.ts";
import { fetchApi } from "../api/api.ts";
import { useAsked } from "../api/use-asked.ts";
import type { Closable } from "../modals/modal-registry.ts";
import { Notice } from "../shell/notice.tsx";
import { PromoCards } from "./promo-cards.tsx";

interface PromotionsProps extends Closable {
  title: string;
  /** 0 for all. */
  sku: number;
}

function PromotionsModal({ title, sku, onClose }: PromotionsProps) {
  const { found } = useAsked(String(sku), () => fetchApi(getPromotions, { query: { sku } }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <Button look="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {!found && <p className="muted">{words.asking}</p>}
      {found?.ok && <PromoCards promotions={found.reply.Promotions} />}
      {found && !found.ok && <Notice tone="warning">{found.alert.Message}</Notice>}
    </Dialog>
  );
}

/** The popup `promo-cards` (S99): every code that the shop shows to everybody. */
export const PromoCardsModal = ({ onClose }: Closable) => (
  <PromotionsModal title={words.title} sku={0} onClose={onClose} />
);

/** The popup `model-deals` (S86): those that the cart takes for one PC, with what they take off it. */
export const ModelDealsModal = ({ sku, name, onClose }: Closable & { sku: number; name: string }) => (
  <PromotionsModal title={words.titleOf(name)} sku={sku} onClose={onClose} />
);

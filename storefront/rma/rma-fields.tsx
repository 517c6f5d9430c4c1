/** What a form of a return names: which one, and what a guest showed to see it. */
export function RmaFields({ order, rma, email }: { order: string; rma: string; email: string }) {
  return (
    <>
      <input type="hidden" name="OrderNumber" value={order} />
      <input type="hidden" name="RmaNumber" value={rma} />
      <input type="hidden" name="Email" value={email} />
    </>
  );
}

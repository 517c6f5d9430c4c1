/** The fields of a sent form as text, and whether a box is ticked. */
export async function readFields(
  request: Request,
): Promise<{ text(name: string): string; isTicked(name: string): boolean }> {
  const form = await request.formData();
  return {
    text(name) {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    },
    isTicked: (name) => form.get(name) === "on",
  };
}

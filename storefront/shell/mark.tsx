/** The store's mark; its name stands beside it in words. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="14" cy="14" r="12.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path className="mark__core" d="m14 7 6.060 3.500v7L14 21l-6.060-3.500v-7z" />
    </svg>
  );
}

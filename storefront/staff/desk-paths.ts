/** Addresses of the desk; no page of the shop leads there. */
export const deskPaths = {
  queue: "/staff",
  signIn: "/staff/sign-in",
  welcome: "/staff/welcome",
  stock: "/staff/stock",
  order: (number: string) => `/staff/orders/${encodeURIComponent(number)}`,
} as const;

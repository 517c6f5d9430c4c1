/** Addresses of the desk; no page of the shop leads there. */
export const deskPaths = {
  queue: "/staff",
  signIn: "/staff/sign-in",
  welcome: "/staff/welcome",
  stock: "/staff/stock",
  points: "/staff/points",
  returns: "/staff/returns",
  creators: "/staff/creators",
  exemptions: "/staff/exemptions",
  reviews: "/staff/reviews",
  proof: (id: string) => `/staff/returns/proof/${encodeURIComponent(id)}`,
  order: (number: string) => `/staff/orders/${encodeURIComponent(number)}`,
} as const;

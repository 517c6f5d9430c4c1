/** The light look of the shop in what mail programs understand: inline styles, system fonts behind our own. */
const DISPLAY = '"Archivo", "Helvetica Neue", Helvetica, Arial, sans-serif';
const BODY = '"Inter", -apple-system, "Segoe UI", Helvetica, Arial, sans-serif';
const COLORS = {
  page: "#f4f4f2",
  surface: "#ffffff",
  line: "#dededa",
  text: "#15181b",
  muted: "#575c62",
  ok: "#126a43",
  button: "#1c2024",
  onButton: "#fbe9c2",
  link: "#75520a",
};

const SMALL = `font-size:13px;line-height:20px;color:${COLORS.muted}`;
const CELL = "font-size:14px;line-height:20px;vertical-align:top";
const ROW_LINE = `border-top:1px solid ${COLORS.line}`;
const TOTAL = `border-top:2px solid ${COLORS.text};font-family:${DISPLAY};font-weight:700;vertical-align:top`;

export const MAIL = {
  page: `margin:0;padding:0;background-color:${COLORS.page}`,
  body: `background-color:${COLORS.page};color:${COLORS.text};font-family:${BODY};font-size:16px;line-height:24px`,
  container: "max-width:600px;margin:0 auto",
  content: "padding:32px 16px 48px",
  /** Shown in the list of mails and nowhere else. */
  preview: "display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0",
  name: `margin:0 0 16px;font-family:${DISPLAY};font-size:18px;line-height:24px;font-weight:700`,
  card: `background-color:${COLORS.surface};border:1px solid ${COLORS.line};border-radius:10px`,
  cardContent: "padding:32px 32px 36px",
  h1: `margin:0 0 8px;font-family:${DISPLAY};font-size:28px;line-height:32px;font-weight:700`,
  h2: `margin:32px 0 8px;font-family:${DISPLAY};font-size:18px;line-height:24px;font-weight:700`,
  paragraph: "margin:0 0 12px;font-size:16px;line-height:24px",
  lastParagraph: "margin:0;font-size:16px;line-height:24px",
  small: `margin:0 0 8px;${SMALL}`,
  table: "width:100%;border-collapse:collapse;border-spacing:0",
  factName: `width:88px;padding:6px 16px 6px 0;${CELL};color:${COLORS.muted};text-align:left;font-weight:400`,
  factValue: `padding:6px 0;${CELL};font-weight:600`,
  billLabel: `padding:12px 16px 12px 0;${ROW_LINE};${CELL};font-weight:400;text-align:left`,
  billNote: `display:block;${SMALL};font-weight:400`,
  billAmount: `padding:12px 0;${ROW_LINE};${CELL};text-align:right;white-space:nowrap`,
  billDiscount: `padding:12px 0;${ROW_LINE};${CELL};text-align:right;white-space:nowrap;color:${COLORS.ok}`,
  totalLabel: `padding:14px 16px 0 0;${TOTAL};font-size:16px;line-height:24px;text-align:left`,
  totalAmount: `padding:14px 0 0;${TOTAL};font-size:22px;line-height:28px;text-align:right;white-space:nowrap`,
  button: `display:inline-block;max-width:100%;margin:20px 0 0;padding:13px 24px;background-color:${COLORS.button};color:${COLORS.onButton};border-radius:8px;font-size:16px;line-height:22px;font-weight:600;text-decoration:none;mso-padding-alt:0px`,
  buttonText: "display:inline-block;max-width:100%;line-height:120%;mso-padding-alt:0px;mso-text-raise:9.75px",
  footer: "padding:24px 4px 0",
  link: `color:${COLORS.link};text-decoration:none`,
};

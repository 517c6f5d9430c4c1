export const memberPageWords = {
  account: "Account",
  email: "Email",
  password: "Password",
  newPassword: "New password",
  presentPassword: "Present password",
  firstName: "First name",
  lastName: "Last name",
  passwordHelp: "12 characters or more. Three or four plain words are stronger than one word with signs.",
  keep: "Keep me signed in for 30 days. Leave it off on a computer that others use.",
  guestOrder: "Ordered as a guest? Find the order with its number.",
};

export const signInWords = {
  title: "Sign in",
  send: "Sign in",
  forgot: "Forgot the password?",
  register: "New here? Make an account",
};

export const registerWords = {
  title: "Make an account",
  send: "Make the account",
  signIn: "Have one already? Sign in",
  sentTitle: "One more step, in your inbox",
  sent: "Open the link we sent you. It works for 24 hours. Until then you can shop and check out as a guest.",
};

export const activateWords = {
  title: "Confirm your email",
  lead: "Enter the password you chose when you made the account.",
  send: "Confirm and sign in",
  again: "Send a new link",
  againLead: "Enter your email, and we send the link again.",
};

export const forgotWords = {
  title: "Reset your password",
  lead: "We email a link that works once, for one hour.",
  send: "Send the link",
  sentTitle: "Look in your inbox",
  sent: "If this email has an account, a link is on its way. It works once, for one hour.",
  back: "Back to sign-in",
};

export const resetWords = {
  title: "Choose a new password",
  lead: "Other devices are signed out when you save.",
  send: "Save and sign in",
};

export const accountWords = {
  hello: (name: string) => `Hello, ${name}`,
  orders: "Find an order",
  signOut: "Sign out",
  devices: "Where you are signed in",
  device: (browser: string, system: string, network: string) =>
    [browser || "A browser", system && `on ${system}`, network && `from ${network}`].filter(Boolean).join(" "),
  thisOne: "This browser",
  end: "Sign out there",
  endOthers: "Sign out everywhere else",
  changePassword: "Change the password",
  change: "Change the password",
};

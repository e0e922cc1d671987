/** The admin menu; an entry shows as soon as the route of its page exists. */
export const menu: readonly { to: string; words: "users" | "sellers" }[] = [
  { to: "/users", words: "users" },
  { to: "/sellers", words: "sellers" },
];

/** The admin menu by group; an entry shows as soon as the route of its page exists. */
export const menu = [
  { group: "desk", entries: [entry("/today", "today"), entry("/me", "me")] },
  {
    group: "members",
    entries: [
      { ...entry("/support", "support"), waiting: "support" },
      entry("/users", "users"),
      entry("/user-statistics", "userStatistics"),
      { ...entry("/sellers", "sellers"), waiting: "sellers" },
      { ...entry("/writers", "writers"), waiting: "writers" },
      { ...entry("/penalties", "penalties"), waiting: "penalties" },
    ],
  },
  {
    group: "catalogue",
    entries: [
      { ...entry("/products", "products"), waiting: "hiddenProducts" },
      { ...entry("/makers", "makers"), waiting: "hiddenMakers" },
      { ...entry("/substitutes", "substitutes"), waiting: "substitutes" },
      entry("/category-tags", "categoryTags"),
      entry("/dealers", "dealers"),
      entry("/merchandises", "merchandises"),
      { ...entry("/register-requests", "registerRequests"), waiting: "registerRequests" },
      { ...entry("/search-misses", "searchMisses"), waiting: "searchMisses" },
      entry("/search-words", "searchWords"),
      entry("/specification-rules", "specificationRules"),
    ],
  },
  {
    group: "trade",
    entries: [
      entry("/requests", "requests"),
      { ...entry("/lines", "lines"), waiting: "unassigned" },
      { ...entry("/orders", "orders"), waiting: "cancelRequests" },
      { ...entry("/claims", "claims"), waiting: "claims" },
      entry("/trade-statistics", "tradeStatistics"),
    ],
  },
  { group: "community", entries: [entry("/boards", "boards")] },
  {
    group: "billing",
    entries: [
      entry("/subscriptions", "subscriptions"),
      { ...entry("/payments", "payments"), waiting: "payments" },
      entry("/cards", "cards"),
      { ...entry("/approvals", "approvals"), waiting: "approvals" },
      { ...entry("/reconciliations", "reconciliations"), waiting: "differences" },
    ],
  },
  {
    group: "content",
    entries: [
      entry("/news", "news"),
      entry("/wikis", "wikis"),
      { ...entry("/opinions", "opinions"), waiting: "stopRequests" },
    ],
  },
  {
    group: "operations",
    entries: [
      entry("/admins", "admins"),
      entry("/audit-events", "auditEvents"),
      entry("/maintenance", "maintenance"),
    ],
  },
] as const;

function entry<const To extends string, const Words extends string>(to: To, words: Words) {
  return { to, words };
}

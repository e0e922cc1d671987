/** What is known of the life of a part (D35-1), and of parts to take instead. */
export const en = {
  lives: {
    ACTIVE: "Active",
    NOT_FOR_NEW_DESIGNS: "Not for new designs",
    LAST_ORDER: "Last orders",
    DISCONTINUED: "Discontinued",
    REPLACED: "Replaced",
  },
  /** How far a substitute holds (D37-1). */
  grades: { DROP_IN: "Drop-in", SAME_FOOTPRINT: "Same footprint", SAME_FUNCTION: "Same function" },
};

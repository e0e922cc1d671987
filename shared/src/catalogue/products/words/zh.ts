/** What is known of the life of a part (D35-1), and of parts to take instead. */
export const zh = {
  lives: {
    ACTIVE: "在产",
    NOT_FOR_NEW_DESIGNS: "不建议用于新设计",
    LAST_ORDER: "最后订购",
    DISCONTINUED: "停产",
    REPLACED: "已被替代",
  },
  /** How far a substitute holds (D37-1). */
  grades: { DROP_IN: "直接替代", SAME_FOOTPRINT: "尺寸相同", SAME_FUNCTION: "功能相同" },
};

import { zh as words } from "@bupum/shared/catalogue/products/words/zh";
import type { ko } from "./ko.ts";

export const zh = {
  title: "替代与后续型号",
  relations: {
    REPLACES: "本零件所替代的旧零件",
    REPLACED_BY: "替代本零件的新零件",
    EQUIVALENT: "可相互替代的零件",
    INSTEAD: "可代替本零件的零件",
    INSTEAD_OF: "本零件可代替的零件",
  },
  grades: words.grades,
  gradeHints: {
    DROP_IN: "无需改线或加工，可直接更换。",
    SAME_FOOTPRINT: "尺寸和安装位置相同，请确认规格。",
    SAME_FUNCTION: "功能相同，安装位置可能不同。",
  },
  sources: {
    MAKER: "制造商资料",
    ADMIN: "平台确认",
    QUOTES: "由买家订单确认",
  },
  difference: "{name} {from} → {to}",
  same: "共有规格全部相同",
  more: "另有 {count, number} 项",
  instead: "改用 {part}",
  take: "改用 {part}",
  insteadOf: "代替 {part}",
  compare: "比较规格",
  compareWith: "与 {part} 比较规格",
} satisfies typeof ko;

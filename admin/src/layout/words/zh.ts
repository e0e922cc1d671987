import type { ko } from "./ko.ts";

export const zh = {
  site: "Bupum 管理后台",
  skip: "跳到正文",
  menu: "管理菜单",
  users: "会员",
  sellers: "卖家审核",
  logout: "退出登录",
  logoutDialog: { title: "退出登录", body: "确定要退出登录吗？" },
  health: { asking: "正在检查服务状态", good: "服务正常", bad: "无法检查服务状态" },
  regions: {
    SEOUL: "首尔",
    INCHEON: "仁川",
    GYEONGGI: "京畿",
    DAEJEON: "大田",
    SEJOONG: "世宗",
    CHUNGCHUNG: "忠清",
    DAEGU: "大邱",
    GYEONGSANG: "庆尚",
    ULSAN: "蔚山",
    BUSAN: "釜山",
    GWANGJU: "光州",
    JEOLLA: "全罗",
    GANGWON: "江原",
    JEJU: "济州",
  },
} satisfies typeof ko;

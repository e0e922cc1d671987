import type { ko } from "./ko.ts";

export const zh: typeof ko = {
  title: "登录的设备",
  current: "正在使用",
  unknownDevice: "未知设备",
  sites: { user: "Bupum", admin: "管理网站" },
  since: "{at} 登录",
  end: "退出登录",
  endOne: "在 {device} 上退出登录",
  ended: "已在该设备上退出登录。",
};

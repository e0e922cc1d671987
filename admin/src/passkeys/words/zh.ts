import type { ko } from "./ko.ts";

export const zh: typeof ko = {
  title: "通行密钥",
  hint: "用本设备的指纹、面部、PIN 或安全密钥代替密码登录。密码仍然可用。",
  none: "尚未添加通行密钥。",
  add: "添加通行密钥",
  name: "名称",
  nameHint: "便于识别设备的名称,例如:办公室笔记本",
  password: "当前密码",
  added: "已添加通行密钥。",
  created: "添加于 {at}",
  used: "最近使用 {at}",
  unused: "从未使用",
  remove: "删除",
  removeOne: "删除通行密钥 {name}",
  removeTitle: "删除通行密钥",
  removeBody: "通行密钥 {name} 将无法再用于登录。",
  removed: "已删除通行密钥。",
  refused: "无法使用通行密钥。请重试,或使用密码登录。",
  notMade: "无法创建通行密钥。请确认此设备是否已添加,然后重试。",
  login: "使用通行密钥登录",
};

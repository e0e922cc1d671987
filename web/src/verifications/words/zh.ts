import type { ko } from "./ko.ts";

export const zh = {
  send: "获取验证码",
  resend: "重新获取",
  resendIn: "{seconds, number} 秒后重发",
  code: "6 位验证码",
  sentPhone: "请输入短信中的验证码，剩余时间 {clock}",
  sentEmail: "请输入邮件中的验证码，剩余时间 {clock}",
  over: "验证码已过期，请重新获取。",
  sixDigits: "请输入 6 位数字。",
  check: "确认",
  done: "验证成功。",
  change: "更换",
  keep: "不更换",
  needed: "请用验证码完成验证。",
  userIdFirst: "请先输入账号。",
  empty: { PHONE: "请输入手机号码。", EMAIL: "请输入电子邮箱。" },
  limitSeconds: "{seconds, number} 秒后可重新获取。",
  limitMinutes: "请求过于频繁，请在 {minutes, number} 分钟后重试。",
  failed: "验证码发送失败，请稍后重试。",
  passwordRule: "字母、数字、符号三种混用至少 8 位，两种混用至少 10 位",
  strength: { weak: "请再长一些或混用更多种字符", good: "可以使用", strong: "安全" },
} satisfies typeof ko;

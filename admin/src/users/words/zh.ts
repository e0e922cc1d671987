import type { ko } from "./ko.ts";

export const zh = {
  title: "会员",
  search: "搜索",
  searchType: "搜索条件",
  searchTypes: { NAME: "姓名", SELLER: "公司", PHONE_NUMBER: "手机号", USER_ID: "账号" },
  name: "姓名",
  userId: "账号",
  companyName: "公司",
  role: "身份",
  roles: { ADMIN: "管理员", USER: "买家", SELLER: "卖家" },
  sellerApproval: "卖家审核",
  approvals: { NONE: "未申请", PENDING: "审核中", REJECTED: "已驳回", APPROVED: "已通过" },
  createdAt: "注册日期",
} satisfies typeof ko;

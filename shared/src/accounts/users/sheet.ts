import type { Language } from "../../kernel/language/language-of.ts";
import { formatPhone } from "../../kernel/text/phone.ts";
import { seoulClock, type SheetColumn, type SheetValue } from "../../kernel/sheet.ts";
import type { AdminUser } from "./admin-contract.ts";

const ko = {
  name: "회원",
  heads: [
    "이름",
    "아이디",
    "업체명",
    "구분",
    "판매자 승인",
    "이메일",
    "이메일 인증",
    "휴대폰 번호",
    "휴대폰 인증",
    "상태",
    "최근 로그인",
    "가입일",
  ],
  roles: { ADMIN: "관리자", USER: "구매자", SELLER: "판매자" },
  approvals: { NONE: "신청 전", PENDING: "심사 중", REJECTED: "반려", APPROVED: "승인" },
  verified: "인증됨",
  notVerified: "인증 안 됨",
  blocked: "이용 정지",
  left: "탈퇴",
  active: "정상",
};
const en: typeof ko = {
  name: "Users",
  heads: [
    "Name",
    "User ID",
    "Company",
    "Role",
    "Seller approval",
    "Email",
    "Email verified",
    "Mobile number",
    "Mobile verified",
    "State",
    "Last login",
    "Joined",
  ],
  roles: { ADMIN: "Admin", USER: "Buyer", SELLER: "Seller" },
  approvals: {
    NONE: "Not applied",
    PENDING: "In review",
    REJECTED: "Refused",
    APPROVED: "Approved",
  },
  verified: "Verified",
  notVerified: "Not verified",
  blocked: "Blocked",
  left: "Left",
  active: "Active",
};
const zh: typeof ko = {
  name: "会员",
  heads: [
    "姓名",
    "用户名",
    "公司名称",
    "身份",
    "卖家审核",
    "邮箱",
    "邮箱验证",
    "手机号码",
    "手机验证",
    "状态",
    "最近登录",
    "注册时间",
  ],
  roles: { ADMIN: "管理员", USER: "买家", SELLER: "卖家" },
  approvals: { NONE: "未申请", PENDING: "审核中", REJECTED: "已退回", APPROVED: "已通过" },
  verified: "已验证",
  notVerified: "未验证",
  blocked: "已停用",
  left: "已注销",
  active: "正常",
};
const words: Record<Language, typeof ko> = { ko, en, zh };

/** The list of users as a sheet: its name, its columns, and the cells of one user. */
export function userSheet(language: Language): {
  name: string;
  columns: SheetColumn[];
  cells: (user: AdminUser) => SheetValue[];
} {
  const { name, heads, roles, approvals, ...say } = words[language];
  const verified = (is: boolean, value: string | undefined) =>
    value && (is ? say.verified : say.notVerified);
  return {
    name,
    columns: heads.map((head) => ({ head })),
    cells: (user) => [
      user.name,
      user.userId,
      user.companyName,
      roles[user.role],
      approvals[user.sellerApproval],
      user.email,
      verified(user.emailVerified, user.email),
      user.phone && formatPhone(user.phone),
      verified(user.phoneVerified, user.phone),
      user.deletedAt ? say.left : user.blockedReason ? say.blocked : say.active,
      user.lastLoginAt && seoulClock(user.lastLoginAt),
      seoulClock(user.createdAt),
    ],
  };
}

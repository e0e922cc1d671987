import type { ko } from "./ko.ts";

export const zh = {
  title: "数据维护",
  hint: "为较早的账号和卖家补全缺少的数据。已有的数据不会改动，可以放心重复执行。",
  acts: {
    APPLY_UUID: {
      title: "分配外部标识",
      hint: "为没有标识的账号分配标识（UUID）。向外部服务提供该标识，代替用户名和联系方式。",
    },
    REGISTER_USERS: {
      title: "恢复账号查询信息",
      hint: "重新登记无法通过用户名、手机号或邮箱查到的账号，这类账号无法登录或注销。已被其他账号使用的内容不会改动，并列在下方。",
    },
    APPLY_CUSTOMER_KEY: {
      title: "分配卡片客户密钥",
      hint: "为没有客户密钥的账户分配向支付服务商登记卡片时使用的密钥。",
    },
    REGISTER_COMPANIES: {
      title: "修复公司查询信息",
      hint: "重新登记无法按营业执照号查到的公司。查不到的公司收不到加入申请。",
    },
    LIST_COUNTS: {
      title: "修复库存确认列表",
      hint: "把未列入库存确认列表的商品重新列入。未列入的商品不会出现在卖家首页和列表中。更改数为卖家数。",
    },
    PHONE_NUMBER_VISIBLE: {
      title: "公开卖家电话",
      hint: "向买家公开卖家未选择是否公开的电话。卖家选择不公开的号码保持不变。",
    },
  },
  statuses: {
    READY: "未执行",
    IN_PROGRESS: "执行中",
    FAILED: "失败",
    DONE: "完成",
    CANCELLED: "已取消",
  },
  startedAt: "开始时间",
  finishedAt: "完成时间",
  walked: "已检查",
  changed: "已补全",
  conflicts: "重复内容",
  conflictLine: "{field}：已被其他账号使用",
  fields: { userId: "用户名", phone: "手机号", email: "邮箱" },
  openUser: "查看会员",
  more: "另有 {count, number} 条",
  run: "执行",
  started: "已开始执行。",
} satisfies typeof ko;

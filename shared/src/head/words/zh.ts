import type { HeadWords } from "./types.ts";

export const zh: HeadWords = {
  site: "Bupum 部品",
  home: "首页",
  description: "按厂商和型号查找工业、电气、电子及自动化零部件，一次向多家卖家询价，比较后下单。",
  missing: {
    title: "页面不存在",
    description: "地址已更改或页面不存在，请按型号或厂商重新查找。",
  },
  pages: {
    "/": {
      title: "Bupum 部品",
      description:
        "按厂商和型号查找工业、电气、电子及自动化零部件，一次向多家卖家询价，比较后下单。",
    },
    "/search": {
      title: "查找零部件",
      description: "按厂商和型号查找工业零部件，比较各卖家的价格与库存。",
    },
    "/dealers": {
      title: "查找代理商",
      description: "按地区和制造商查找韩国工业零件代理商，直接致电或询价。",
    },
    "/estimates/new": { title: "询价", description: "一次列出所需零部件，向多家卖家获取报价。" },
    "/find-id": { title: "找回账号", description: "通过注册时验证过的手机或邮箱确认身份。" },
    "/find-password": {
      title: "找回密码",
      description: "确认账号和已验证的联系方式后，设置新密码。",
    },
    "/login": { title: "登录", description: "登录 Bupum 部品，发起询价。" },
    "/manufactors": {
      title: "厂商",
      description: "按名称查找工业零部件厂商，查看其零部件与在售商品。",
    },
    "/privacy": {
      title: "隐私政策",
      description: "说明 Bupum 部品收集哪些个人信息、用途及保存期限。",
    },
    "/reset/password": { title: "重设密码" },
    "/signup": { title: "注册", description: "验证一次手机即可注册，向多家卖家询价。" },
    "/terms": {
      title: "使用条款",
      description: "使用 Bupum 部品服务时，公司与会员共同遵守的约定。",
    },
    "/mypage": { title: "我的主页" },
    "/mypage/bookmarks": { title: "我的收藏" },
    "/mypage/estimates": { title: "我的询价" },
    "/mypage/estimates/$groupId": { title: "比较报价" },
    "/mypage/estimates/$groupId/order": { title: "填写订单" },
    "/mypage/home": { title: "我的主页" },
    "/mypage/notifications": { title: "通知" },
    "/mypage/orders": { title: "订单管理" },
    "/mypage/profile": { title: "修改会员信息" },
    "/seller": { title: "我的销售" },
    "/seller/add-merchandise": { title: "商品上架" },
    "/seller/merchandises": { title: "在售商品管理" },
    "/seller/orders": { title: "订单管理" },
    "/seller/product-estimates": { title: "收到的询价" },
    "/seller/product-estimates/$estimateId": { title: "收到的询价" },
    "/seller/register-requests": { title: "批量登记" },
    "/seller/register-requests/$requestId": { title: "批量登记" },
    "/seller/sellerInfo/add": { title: "卖家认证" },
    "/sellers/$sellerId": { title: "卖家信息" },
  },
  product: {
    description: "{maker} {part} {name}。比较各卖家的价格、库存与交期，并获取报价。",
  },
  dealer: { description: "{dealer}：{makers} 代理商的联系方式与位置" },
  maker: {
    title: "{maker} 零部件",
    description: "按型号查找{names}的{count}种零部件，比较各卖家的价格与库存，并获取报价。",
  },
  plain: {
    specifications: "规格",
    marks: "认证",
    otherNumbers: "其他型号",
    alternates: "可替代零部件",
    offers: "{count}家卖家",
    noOffers: "发起询价时可选择经营该零部件的卖家。",
    from: "最低 {price}（不含税）",
    names: "其他名称",
    country: "国家",
    website: "官网",
    parts: "在册零部件 {count} 种",
    allParts: "查看{maker}的全部零部件",
    search: "查找零部件",
  },
};

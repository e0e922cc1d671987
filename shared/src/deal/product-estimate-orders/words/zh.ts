/** Texts of the fields of a parcel, on both sites. */
export const zh = {
  title: "物流信息",
  carrier: "承运公司",
  trackingNo: "运单号（选填）",
  shippedOn: "发货日期",
  track: "查询{carrier} {number}（新窗口）",
};

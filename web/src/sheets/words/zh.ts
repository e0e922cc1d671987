import type { ko } from "./ko.ts";

export const zh = {
  reading: "正在读取文件",
  rows: "已读取 {count, number} 行",
  faults: {
    PROTECTED: "文件有密码。请取消密码后保存。",
    OLD_FORMAT: "这是旧版 Excel 文件（.xls）。请在 Excel 中选择“另存为 > Excel 工作簿 (.xlsx)”。",
    OTHER_FORMAT: "这是其他程序的表格（.ods、.numbers、.xlsb）。请保存或导出为 .xlsx。",
    NOT_A_SHEET: "这不是 Excel（.xlsx）或 CSV 文件。",
    DAMAGED: "文件已损坏。请在 Excel 中重新保存后再试。",
    TOO_LARGE: "文件过大。请删除图片和格式，保存为 10 MB 以内。",
    TOO_WIDE: "有一行超过 {most, number} 列。请只保留需要读取的列。",
    TOO_MANY_ROWS: "最多可读取 {most, number} 行。请只保留需要的行。",
    ENCODING: "无法读取字符。请保存为“CSV UTF-8”或 .xlsx。",
    EMPTY: "文件中没有内容。",
  },
} satisfies typeof ko;

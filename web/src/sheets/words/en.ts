import type { ko } from "./ko.ts";

export const en = {
  reading: "Reading the file",
  rows: "{count, number} rows read",
  faults: {
    PROTECTED: "The file has a password. Remove it and save.",
    OLD_FORMAT:
      'This is an old Excel file (.xls). In Excel choose "Save as > Excel workbook (.xlsx)".',
    OTHER_FORMAT:
      "This is a sheet of another program (.ods, .numbers, .xlsb). Save or export it as .xlsx.",
    NOT_A_SHEET: "This is neither an Excel (.xlsx) nor a CSV file.",
    DAMAGED: "The file is damaged. Save it again in Excel and try again.",
    TOO_LARGE: "The file is too large. Remove pictures and formatting, up to 10 MB.",
    TOO_WIDE: "A row has more than {most, number} columns. Keep the columns to be read.",
    TOO_MANY_ROWS: "Up to {most, number} rows can be read. Keep the rows that you need.",
    ENCODING: 'The characters cannot be read. Save it as "CSV UTF-8" or as .xlsx.',
    EMPTY: "There is nothing in the file.",
  },
} satisfies typeof ko;

import type { ko } from "./ko.ts";

export const en = {
  site: "Bupum admin",
  skip: "Skip to content",
  menu: "Admin menu",
  users: "Users",
  sellers: "Seller approvals",
  logout: "Log out",
  logoutDialog: { title: "Log out", body: "Do you want to log out?" },
  health: {
    asking: "Checking the service",
    good: "Service is healthy",
    bad: "Health could not be checked",
  },
  regions: {
    SEOUL: "Seoul",
    INCHEON: "Incheon",
    GYEONGGI: "Gyeonggi",
    DAEJEON: "Daejeon",
    SEJOONG: "Sejong",
    CHUNGCHUNG: "Chungcheong",
    DAEGU: "Daegu",
    GYEONGSANG: "Gyeongsang",
    ULSAN: "Ulsan",
    BUSAN: "Busan",
    GWANGJU: "Gwangju",
    JEOLLA: "Jeolla",
    GANGWON: "Gangwon",
    JEJU: "Jeju",
  },
} satisfies typeof ko;

import type { InLanguages } from "@bupum/shared/kernel/language/languages";

export interface WikiCategory {
  key: string;
  parent?: string;
  name: InLanguages;
}

export interface NewsCategory {
  key: string;
  name: InLanguages;
}

const words = (ko: string, en: string, zh: string): InLanguages => ({ ko, en, zh });

const tree = {
  automation: {
    name: words("제어·구동", "Control and motion", "控制与驱动"),
    children: {
      succession: words("단종과 후속 기종", "Discontinued series and successors", "停产与后继机型"),
      motion: words("인버터·서보·모터", "Inverters, servos and motors", "变频器、伺服与电机"),
    },
  },
  measuring: {
    name: words("센서·계측", "Sensing and measuring", "传感与测量"),
    children: {
      sensors: words("센서", "Sensors", "传感器"),
      instruments: words("계장·통신", "Instruments and communication", "仪表与通信"),
    },
  },
  electric: {
    name: words("전기·배선", "Electrics and wiring", "电气与接线"),
    children: {
      switchgear: words("차단기·접촉기·릴레이", "Switchgear and relays", "断路器、接触器与继电器"),
      wiring: words("전원·전선·단자", "Power supplies, cables and terminals", "电源、电缆与端子"),
    },
  },
  machinery: {
    name: words("기계·공압", "Mechanics and pneumatics", "机械与气动"),
    children: {
      "bearings-and-drives": words(
        "베어링·벨트·실",
        "Bearings, belts and seals",
        "轴承、皮带与密封",
      ),
      pneumatics: words("공압", "Pneumatics", "气动"),
    },
  },
  heat: {
    name: words("보일러·증기", "Boilers and steam", "锅炉与蒸汽"),
    children: {
      combustion: words("연소·화염 감시", "Combustion and flame supervision", "燃烧与火焰监测"),
      steam: words("압력·증기 안전", "Pressure and steam safety", "压力与蒸汽安全"),
    },
  },
  trade: {
    name: words("구매 실무", "Purchasing practice", "采购实务"),
    children: {
      buying: words("구매·검수·재고", "Buying, inspection and stock", "采购、验收与库存"),
    },
  },
};

/** Parents before their children. */
export const wikiCategories: WikiCategory[] = Object.entries(tree).flatMap(
  ([parent, { name, children }]) => [
    { key: parent, name },
    ...Object.entries<InLanguages>(children).map(([key, leaf]) => ({ key, parent, name: leaf })),
  ],
);

export const newsCategories: NewsCategory[] = [
  { key: "stock", name: words("입고·재고", "Stock arrivals", "到货与库存") },
  { key: "delivery", name: words("배송·휴무", "Delivery and holidays", "配送与休假") },
  { key: "company", name: words("회사 소식", "Company news", "公司动态") },
  { key: "quality", name: words("인증·품질", "Certificates and quality", "认证与质量") },
];

import type { InLanguages } from "@bupum/shared/kernel/language/languages";

export interface Category {
  key: string;
  parent?: string;
  name: InLanguages;
}

const words = (ko: string, en: string, zh: string): InLanguages => ({ ko, en, zh });

const tree = {
  control: {
    name: words("제어기기", "Controls", "控制设备"),
    children: {
      "plc-cpu": words("PLC CPU", "PLC CPUs", "PLC CPU"),
      "plc-module": words("PLC 증설 모듈", "PLC modules", "PLC扩展模块"),
      hmi: words("터치패널(HMI)", "HMI panels", "触摸屏(HMI)"),
      "temperature-controller": words("온도조절기", "Temperature controllers", "温控器"),
      timer: words("타이머", "Timers", "时间继电器"),
      counter: words("카운터", "Counters", "计数器"),
      "panel-meter": words("판넬메타", "Panel meters", "数显表"),
      network: words("산업용 네트워크", "Industrial networking", "工业网络"),
      safety: words("안전 제어기기", "Machine safety", "安全控制"),
    },
  },
  sensor: {
    name: words("센서", "Sensors", "传感器"),
    children: {
      "proximity-sensor": words("근접센서", "Proximity sensors", "接近传感器"),
      "photo-sensor": words("포토센서", "Photoelectric sensors", "光电传感器"),
      "fiber-sensor": words("광화이버센서", "Fibre-optic sensors", "光纤传感器"),
      encoder: words("로터리 엔코더", "Rotary encoders", "旋转编码器"),
      "pressure-sensor": words("압력센서", "Pressure sensors", "压力传感器"),
      "flow-sensor": words("유량센서", "Flow sensors", "流量传感器"),
      "laser-sensor": words("변위·레이저센서", "Displacement sensors", "位移传感器"),
      "limit-switch": words("리미트스위치", "Limit switches", "限位开关"),
    },
  },
  power: {
    name: words("전력·배전기기", "Power distribution", "配电设备"),
    children: {
      contactor: words("전자접촉기", "Contactors", "接触器"),
      "overload-relay": words("열동형 과부하계전기", "Overload relays", "热继电器"),
      "motor-breaker": words("모터보호용 차단기", "Motor circuit breakers", "电动机断路器"),
      "molded-case-breaker": words("배선용차단기", "Moulded-case breakers", "塑壳断路器"),
      "leakage-breaker": words("누전차단기", "Residual-current breakers", "漏电断路器"),
      "miniature-breaker": words("소형차단기", "Miniature breakers", "小型断路器"),
      relay: words("릴레이", "Relays", "继电器"),
      "relay-socket": words("릴레이 소켓", "Relay sockets", "继电器插座"),
      "solid-state-relay": words("무접점릴레이(SSR)", "Solid-state relays", "固态继电器"),
      "power-supply": words("파워서플라이", "Power supplies", "开关电源"),
      pushbutton: words("누름버튼·표시등", "Pushbuttons and lamps", "按钮与指示灯"),
    },
  },
  drive: {
    name: words("모터·드라이브", "Motors and drives", "电机与驱动"),
    children: {
      inverter: words("인버터", "Inverters", "变频器"),
      "servo-drive": words("서보드라이브", "Servo drives", "伺服驱动器"),
      "servo-motor": words("서보모터", "Servo motors", "伺服电机"),
      "geared-motor": words("기어드모터", "Geared motors", "减速电机"),
    },
  },
  pneumatic: {
    name: words("공압기기", "Pneumatics", "气动元件"),
    children: {
      cylinder: words("에어실린더", "Air cylinders", "气缸"),
      "solenoid-valve": words("솔레노이드밸브", "Solenoid valves", "电磁阀"),
      "air-treatment": words("에어유니트", "Air preparation", "气源处理"),
      fitting: words("원터치 피팅", "Push-in fittings", "快插接头"),
    },
  },
  wiring: {
    name: words("배선·접속", "Wiring", "接线与连接"),
    children: {
      "terminal-block": words("단자대", "Terminal blocks", "接线端子"),
      enclosure: words("제어반·함체", "Enclosures", "控制柜"),
      connector: words("커넥터·케이블", "Connectors and cordsets", "连接器与电缆"),
    },
  },
  mechanical: {
    name: words("기계요소", "Mechanical parts", "机械零件"),
    children: {
      bearing: words("베어링", "Bearings", "轴承"),
      "linear-guide": words("리니어가이드", "Linear guides", "直线导轨"),
    },
  },
  boiler: {
    name: words("보일러·버너 부품", "Boiler and burner parts", "锅炉与燃烧器配件"),
    children: {
      "burner-control": words("버너 컨트롤러", "Burner controls", "燃烧程控器"),
      "flame-detector": words("화염검출기", "Flame detectors", "火焰探测器"),
      "burner-pump": words("버너 오일펌프", "Burner oil pumps", "燃烧器油泵"),
      "gas-valve": words("가스밸브·구동기", "Gas valves and actuators", "燃气阀与执行器"),
      "pressure-switch": words("압력스위치", "Pressure switches", "压力开关"),
      burner: words("버너", "Burners", "燃烧器"),
      "room-controller": words(
        "보일러 실내온도조절기",
        "Boiler room controllers",
        "锅炉室内温控器",
      ),
    },
  },
  electronics: {
    name: words("전자부품", "Electronic components", "电子元器件"),
    children: {
      capacitor: words("적층세라믹콘덴서(MLCC)", "Ceramic capacitors", "陶瓷电容"),
      resistor: words("칩저항", "Chip resistors", "贴片电阻"),
      microcontroller: words("마이크로컨트롤러", "Microcontrollers", "微控制器"),
      regulator: words("전압 레귤레이터", "Voltage regulators", "稳压器"),
      amplifier: words("연산증폭기(OP앰프)", "Operational amplifiers", "运算放大器"),
      transistor: words("파워 트랜지스터", "Power transistors", "功率晶体管"),
    },
  },
} as const;

type Tree = typeof tree;
/** The categories that hold parts: leaves of the tree. */
export type CategoryKey = { [K in keyof Tree]: keyof Tree[K]["children"] }[keyof Tree];

/** Parents before their children. */
export const categories: Category[] = Object.entries(tree).flatMap(
  ([parent, { name, children }]) => [
    { key: parent, name },
    ...Object.entries<InLanguages>(children).map(([key, leaf]) => ({ key, parent, name: leaf })),
  ],
);

const names = new Map(categories.map(({ key, name }) => [key, name]));

/** Names of a category. Throws on an unknown key. */
export function categoryName(key: string): InLanguages {
  const name = names.get(key);
  if (name === undefined) throw new Error(`No category ${key}.`);
  return name;
}

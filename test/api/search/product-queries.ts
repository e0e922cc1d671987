import type { ShopFloorQuery } from "./shop-floor.ts";

/**
 * 200 queries for the 200,000 parts of ../shared/data, written by somebody who knows neither the
 * dictionary nor the code: as a maintenance engineer, a purchasing clerk, and buyers who write
 * English and Chinese. A line is how many of the first ten hits must be right, the query, then what
 * each of those must say, divided by " ; ".
 */
const table = String.raw`
5 ; 마그네틱 릴레이 24v 10a 급함 ; Power Relays ; (?<![\d.])24V(?![A-Za-z])|/024|24VDC|24DS|-24 ; (?<![\d.])10A(?![A-Za-z])|JQC-3FF
5 ; 빠와릴레이 디씨24볼트 ; Power Relays ; (?<![\d.])24V(?![A-Za-z])|24VDC|/024|24D
5 ; 릴레이소켓 ; Relay Sockets
5 ; 홍파 릴레이 12볼 ; Hongfa ; Relay ; (?<![\d.])12V(?![A-Za-z])|/012|012-|12V
5 ; ssr 포토모스 ; Solid ?State Relay|PhotoMOS|photovoltaic output|Relay SolidState
5 ; 무접점 릴레이 파나소닉 AQY ; AQY ; PANASONIC
5 ; 자동차 4핀 릴레이 12V 40A ; Automotive Relays|Power Relays ; (?<![\d.])12V(?![A-Za-z])|12V|/012|12D
5 ; 리밋트스위치 ; Limit Switch
5 ; 마이크로 스윗치 롤러레버 ; Microswitch|Limit Switch
5 ; 도글스위치 3단 ; Toggle Switch
5 ; 록커스위치 불들어오는거 250v ; Rocker Switch
5 ; 텍트스위치 6*6 ; Tactile Switch ; 6x6
5 ; 딥스위치 8핀 8접점 ; DIP Switch
5 ; 로타리 엔코다 ; Rotary Encoder
5 ; 후앙 24V 40각 ; \| (DC )?Cooling Fan
5 ; 쿨링 팬 60미리 ; \| (DC )?Cooling Fan
5 ; 휴즈 유리관 5x20 250v ; Fuse ; 5x20|5\*20|5X20|250V
5 ; 휴즈홀다 ; Fuse ?holder|Fuse Holder
5 ; 온도휴즈 172도 10암페어 ; Thermal (Cutoff|Fuse)
5 ; 바이메탈 KSD301 85도 ; KSD\.?301|Thermostat Switch
5 ; 육이공오 베아링 6205 ; Ball Bearing
5 ; 깊은홈 볼베어링 6004 2Z ; Deep Groove ; 60\d\d|6\d\d\d
5 ; 앵귤라 베어링 7206 ; Angular Contact
5 ; 다마 베어링 큰거 22210 ; Bearing
5 ; 바리스타 471 14파이 ; Varistor ; 471
5 ; 콘덴샤 400V 100uF 전해 ; Electrolytic|Horn ; (?<![\d.])400V(?![A-Za-z]) ; (?<![\d.])100uF(?![A-Za-z])
5 ; 전해콘뎅서 35v 1000마이크로 ; Electrolytic ; (?<![\d.])35V(?![A-Za-z]) ; (?<![\d.])1000uF(?![A-Za-z])|(?<![\d.])1mF(?![A-Za-z])
5 ; 필름콘 0.1마이크로 630V ; Film ; (?<![\d.])630V(?![A-Za-z])
5 ; 다이오드브릿지 25A 1000V ; Bridge Rectifier|Diode Bridge ; (?<![\d.])25A(?![A-Za-z])|2510 ; (?<![\d.])1kV(?![A-Za-z])|2510
5 ; 트라이악 16A 600V BTA ; BTA|TRIAC ; (?<![\d.])16A(?![A-Za-z])|BTA16
5 ; 씨멘트저항 5와트 10옴 ; Through Hole|Cement|Wirewound ; (?<![\d.])5W(?![A-Za-z])|5W ; (?<![\d.])10Ω(?![A-Za-z])|10R|100J|10Ω
5 ; 방열저항 50W 100옴 알미늄 ; Aluminum Case|Wirewound|RX24|THS50|HSA50|HSC|HoRX|RXLG ; 50W|50
5 ; 볼륨 가변저항 10k ; Potentiometer|Variable Resistor ; (?<![\d.])10kΩ(?![A-Za-z])|103|10k
1 ; 벡호프 EL1008 ; EL1008
5 ; 베코프 디지털입력 8점 카드 ; Beckhoff ; (8Ch|8[- ]?ch|8-channel|Digital Input)
5 ; 슈나이더 인버터 ATV312 ; ^ATV\d|Altivar
5 ; 알렌브래들리 안전릴레이 ; Allen.?Bradley ; Safety|MSR
2 ; AB피엘씨 1762 ; ^1762-
5 ; 에이비비 인바타 ACS550 ; ^ACS\d+ \||\| ABB \| Frequency
5 ; 단포스 드라이브 FC ; Danfoss
5 ; 터미널 링 5.5-5 압착 ; ^R5\.5-5|\bRing Terminal
5 ; 단자대 3.81 10핀 초록색 ; Terminal Block ; 3\.81 ; 10P
5 ; 하모니카 단자대 9.5피치 ; Barrier Terminal ; 9\.5
5 ; 써미스터 10K 3950 ; Thermistor ; 3950 ; 10kΩ|103|10K
5 ; 사이리스타 반도체 SCR 600V ; Thyristor|SCR ; (?<![\d.])600V(?![A-Za-z])
5 ; 에스엠피에스 24볼트 ; ^IRM-|AC.DC|Power Suppl(y|ies)|Power Module|^ABL ; (?<![\d.])24V(?![A-Za-z])|-24S?(?!\d)|S24|24100|24050|24400
5 ; 부자 12v ; Buzzer
5 ; 엘이디 빨강 3파이 직삽 ; LED|Light Emitting ; Red
5 ; 포토커플라 PC817 ; ^\S*(PC|EL|LTV-?|TLP)-?817
5 ; 노이즈필터 코어 클램프 7파이 ; Clamp Filter|Ferrite Core
5 ; 릴레이(RELAY) DC24V 1C접점 10A - 20EA ; Relay ; (?<![\d.])24V(?![A-Za-z])|24VDC|/024|24D
5 ; HF46F/005-HS1 홍파 50개 ; ^HF46F
4 ; JQC-3FF/024-1ZS(551) 100PCS ; ^JQC-3FF
4 ; jqc3ff 024 1zs ; ^JQC-3FF
5 ; AQY212S 또는 동등품 ; ^K?AQY21
3 ; 파나소닉(PANASONIC) ALQ105 10EA ; ^ALQ
5 ; 베어링 6204-2Z / 6205-2Z / 6206-2Z 각 2EA ; Ball Bearing
3 ; EL1008, EL2008 각 5개 ; ^(EL1008|EL2008)
5 ; EK1100 1EA EL9011 1EA EL3202 2EA ; ^(EK1100|EL9011|EL3202)
2 ; [벡호프] EL3204-0200 아날로그 입력 RTD ; ^EL3204
5 ; BECKHOFF AX5103-0000-0003 서보드라이브 1SET ; AX5103
5 ; AX5112 0000 0012 ; AX5112
1 ; 슈나이더일렉트릭 XPS-BCE-24V 1대 ; ^XPS|Preventa
5 ; SCHNEIDER TM3 확장모듈 AI 4CH ; TM3.{0,3}|TM3AI|TM3TI|TM3 ; Schneider
5 ; 모디콘 M340 BMXAMI0410 / BMXDDO1602 ; BMX
2 ; ATV61 ATV71 인버터 견적 ; ATV61|ATV71
2 ; POWERFLEX40 AB 인버터 ; POWERFLEX
5 ; 1734-IB8S, 1734-OB4E (AB) 각1 ; ^1734-
3 ; 1734 IR2 ; ^1734-I
5 ; ST마이크로 STM32F103C8T6 MCU 30EA ; STM32F103
5 ; STM32 F407 VGT6 칩 ; ^STM32F407
5 ; 칩저항 1608 10K 1% (RALEC) 5000EA 1REEL ; RALEC ; 0603
5 ; 칩저항 2012 4.7KOHM J급 ; Chip Resistor ; 0805 ; 4\.7kΩ|472|4701|4K7
5 ; 저항 1/4W 300K F급 1000개 ; Through Hole ; 300kΩ|300K|3003
5 ; MLCC 0.1uF 50V 1608 X7R 4000EA ; MLCC ; 0603 ; (?<![\d.])50V(?![A-Za-z])|B104|104 ; 100nF|104|0\.1uF
5 ; 적층세라믹콘덴서 10UF/25V 3216 ; MLCC ; 1206 ; (?<![\d.])10uF(?![A-Za-z])|106
5 ; 삼성전기 CL10 MLCC 1UF ; Samsung ; CL10
5 ; 탄탈콘덴서 10uF 35V D형 KEMET ; Tantalum ; KEMET ; (?<![\d.])10uF(?![A-Za-z])|106 ; (?<![\d.])35V(?![A-Za-z])|035
5 ; 전해콘덴서 470uF 25V 105도 500개 ; Electrolytic ; (?<![\d.])470uF(?![A-Za-z])|471 ; (?<![\d.])25V(?![A-Za-z])|1E
5 ; 다이오드 1N4007 1000PCS TE/RL ; 1N4007
5 ; 1N4148 SMD ; 1N4148
5 ; SS34 쇼트키 3A40V SMA ; ^[A-Z0-9.-]*SS34
5 ; SMBJ24CA TVS 다이오드 양방향 ; SMBJ24CA
5 ; BTA16-600B / BTA12-600B ; BTA1[26]
5 ; KEC KIA7805 레귤레이터 ; KIA78
5 ; LM317 (조정형) 정전압IC 20EA ; LM317
5 ; NE555P / LM358N / ULN2003AN ; NE555|LM358|ULN2003
5 ; MAX485 ESA 통신IC 10개 ; ^[A-Z]*MAX48[0-9]E?[A-Z]|^MAX485
5 ; 커넥터 하우징 XH 2.5mm 6P JST 200EA ; Housing|XH|JST ; 6P|-6|06V
1 ; 압착단자 R5.5-5 (JST) 1봉 ; R5\.5-5
5 ; 플러그인 단자대 5.08 4P GREEN ; Terminal Block ; 5\.08 ; 4P|04P|-04
5 ; 핀헤더 2.54 1X40 직각 ; Pin Header ; 2\.54 ; 1x40P|40P|1X40
5 ; 크리스탈 16MHz 20pF HC-49S ; Crystal ; HC-49S ; 16MHz|16M|16000|160000
5 ; X-TAL 25.000MHz 3225 ; Crystal ; 3225 ; (?<![\d.])25MHz(?![A-Za-z])|25M|25000
5 ; 휴즈 1206 2A 퓨-즈 ; Fuse ; 1206 ; (?<![\d.])2A(?![A-Za-z])|2A|2000
5 ; 리셋터블 퓨즈 500mA 1812 ; Resettable ; 1812
5 ; 배리스터 14D471K 300개 ; Varistor ; 471|14D471
5 ; DC-DC 컨버터 24V입력 5V출력 1W 절연형 ; Isolated Power|DC.?DC|Power Modules ; (?<![\d.])5V(?![A-Za-z])|05
5 ; 민웰 IRM-10-12 SMPS 3EA ; ^IRM-\d
5 ; 태양광인버터 5KW 240V 삼상 ; Solar inverter ; (4\.[5-9]|5(\.\d+)?)kW|5000|5\.0
5 ; 24v dc relay spdt 10 amp pcb ; Relays? ; (?<![\d.])24V(?![A-Za-z])|24VDC|/024|24D
5 ; ice cube relay socket ; Relay Sockets
5 ; solid state relay mos output 60V ; Solid ?State Relay|PhotoMOS
5 ; reed relay 5v dip ; Reed Relay|D[12]A05
5 ; automotive relay 12 volt ; Automotive Relay
5 ; limit swich ; Limit Switch
5 ; snap action micro switch roller ; Microswitch|Limit Switch
5 ; toggle switch on off on ; Toggle Switch
5 ; rotary encoder 20 detents with push ; Rotary Encoder
5 ; incremental encoder terminal beckhoff ; Beckhoff|EL5 ; (Inc|Enc|EL51|EP51)
2 ; beckoff EL3202 ; EL3202
5 ; ethercat coupler ; EK1|BK1|EPP?\d|Coupler ; Beckhoff
5 ; 8 channel digital output ethercat terminal ; EL2|EP2|EJ2|EPP2|Digital Output ; (8 ?Ch|8-ch)
5 ; stepper motor terminal 50v 5a ; \bStep ; 50 ?V|Stepper|Drive
5 ; analog input 0-10V 4 channel terminal ; EL3|EP3|EJ3|ELM3|analog input ; 4 ?Ch|4-ch|4Ch|4-channel
5 ; servo drive 2 axis 6A AX5206 ; AX52
5 ; safety relay schneider preventa ; Schneider ; Preventa|Safety
5 ; altivar 71 variable frequency drive ; ^ATV\d|Altivar
2 ; micrologix 1762 input module ; ^1762-
5 ; allen bradly point io 1734 ; ^1734-
2 ; PowerFlex 70 drive ; POWERFLEX
5 ; danfoss vlt 2800 ; Danfoss
5 ; pt100 rtd input module ; \(RTD\)|\bRTD\b|Pt ?100 ; In\.|Input|Measur|\bAI
5 ; smoke detecter zigbee ; Smoke
5 ; water leak sensor ; leak
5 ; radiator thermostat valve TRV ; Radiator|TRV|thermostat
5 ; deep groove ball bearing 6204 shielded ; Bearing ; 6[0-3]\d\d
5 ; spherical roller bearing 22210 ; Roller Bearing
5 ; 7205AC angular contact ; ^72\d\dAC|Angular Contact
5 ; thermal fuse 10A 250V 142c ; Thermal (Cutoff|Fuse)
5 ; smd fuse 0603 3 amp fast ; Fuse ; 0603 ; 3A|3000
5 ; ptc resettable fuse 60v 0.75a ; Resettable ; 60
5 ; metal oxide varistor 14mm 470V ; Varistor ; 471|470V
5 ; gas discharge tube 230v 3 pole ; Gas Discharge|GDT ; 230
5 ; 0805 10k 1% resistor ; Resistor ; 0805 ; 10kΩ|1002|103|10K
5 ; resistor 4R7 1206 5 percent ; Resistor ; 1206 ; 4\.7Ω|4R7
5 ; 4k7 quarter watt through hole resistor ; Through Hole ; 4\.7kΩ|4K7|472|4701
5 ; shunt resistor 2512 10 milliohm ; Shunt|Current Sense ; 2512 ; 10mΩ|10mR|R010|0R01
5 ; 100n 50v x7r 0402 ; 0402 ; 100nF|104 ; 50V|104
5 ; polypropylene film cap 1uF 630V ; Polypropylene|Film ; (?<![\d.])630V(?![A-Za-z])
5 ; safety capacitor X2 0.1uf 275vac ; Suppression Cap|Safety Cap ; \bX2\b
5 ; npn transistor sot23 MMBT3904 ; 3904
5 ; n channel mosfet 100v 33a to220 ; MOSFET ; (?<![\d.])100V(?![A-Za-z])
5 ; 1n5819 schotky ; 5819
5 ; bridge rectifer 1000V 10A kbu ; Bridge|KBU ; KBU|10A|1kV
5 ; pluggable terminal block 3.5mm 6 pole green ; Terminal Block ; 3\.5 ; 6P
5 ; jst xh 2.5mm 4 pin connector ; XH|2\.5mm ; 4P|-4|04|B4B
5 ; M3 smd nut standoff ; Round Nut
5 ; heatsink aluminium 14x14 ; Heat ?Sink
5 ; cooling fan 5v 50 mm ; \| (DC )?Cooling Fan
5 ; 24V继电器 10A 转换触点 ; Relay ; (?<![\d.])24V(?![A-Za-z])|24VDC|/024|24D
5 ; 宏发继电器 ; Hongfa
5 ; 汽车继电器12伏 ; Automotive Relay
5 ; 固态继电器 ; Solid ?State Relay|PhotoMOS|photovoltaic output|SolidState
5 ; 继电器底座 ; Relay Sockets
5 ; 行程开关 ; Limit Switch|Microswitch
5 ; 微动开关 带滚轮 ; Microswitch|Limit Switch
5 ; 轻触开关 6*6 贴片 ; Tactile ; 6x6
5 ; 拨码开关 4位 ; DIP Switch
5 ; 钮子开关 ; Toggle Switch
5 ; 船型开关 250V ; Rocker Switch
5 ; 旋转编码器 ; Rotary Encoder
5 ; 散热风扇 24V ; \| (DC )?Cooling Fan
5 ; 保险丝座 ; Fuse ?Holder
5 ; 自恢复保险丝 1812 33V ; Resettable ; 1812
5 ; 热熔断器 10A 172度 ; Thermal (Cutoff|Fuse)
5 ; 温控开关 85℃ 常闭 ; Thermostat Switch
5 ; 深沟球轴承 6205 ; Deep Groove
5 ; 调心滚子轴承 ; Roller Bearing
5 ; 压敏电阻 471K ; Varistor ; 471
5 ; 气体放电管 90V ; Gas Discharge|GDT
5 ; 贴片电阻 0805 10K 1% ; Resistor ; 0805 ; 10kΩ|1002|103|10K
5 ; 0603 4.7K 贴片电阻 厚声 ; Resistor ; 0603 ; 4\.7kΩ|472|4701|4K7
5 ; 铝壳电阻 50W ; HoRX|Aluminum Case|THS50|HSA50|HSC|RX24|Aluminum ; 50
5 ; 电位器 103 ; Potentiometer|Variable Resistor ; 103|10kΩ
5 ; 水泥电阻 5W ; Through Hole|Cement ; 5W
5 ; 贴片电容 104 50V 0603 ; MLCC ; 0603 ; 100nF|104
5 ; 铝电解电容 1000uF 25V 插件 ; Electrolytic ; 1000uF|1mF|102|108
5 ; 钽电容 47uF 16V ; Tantalum ; (?<![\d.])47uF(?![A-Za-z])|476 ; (?<![\d.])16V(?![A-Za-z])|016
5 ; 安规电容 X2 ; Suppression Cap|Safety Cap ; \bX2\b
5 ; 薄膜电容 630V ; Film|CBB ; (?<![\d.])630V(?![A-Za-z])
5 ; 肖特基二极管 SS34 ; ^[A-Z0-9.-]*SS34
5 ; 稳压二极管 5.1V SOD-123 ; Zener ; SOD-123 ; 5\.1V|5V1|5B1
5 ; 整流桥 KBPC2510 ; ^\S*KBPC
5 ; 双向可控硅 BTA16 600V ; ^BTA|\| TRIACs
5 ; 光耦 PC817 ; ^\S*(PC|EL|LTV-?|TLP)-?817
5 ; 场效应管 N沟道 60V ; MOSFET ; N-channel ; (?<![\d.])60V(?![A-Za-z])
5 ; 三极管 PNP SOT-23 ; BJT|PNP|Bipolar ; SOT-23
5 ; 线性稳压器 3.3V SOT-223 ; Regulator ; SOT-223 ; 3\.3
5 ; 晶振 25M 3225 ; Crystal ; 3225
5 ; 隔离电源模块 5V转12V 1W ; Isolated|Power Module|DC-DC Power ; 12|0512|5V|1W
5 ; 接线端子 5.08间距 3P 绿色 ; Terminal Block ; 5\.08 ; 3P|03P
5 ; 排针 2.54 1x40 ; Pin Header ; 2\.54 ; 40
5 ; 冷压端子 圆形 ; \bRing Terminal|Cold.pressed|Circular ring
5 ; 网口 RJ45 带灯 变压器 ; RJ45|RJ11|Ethernet Connectors
1 ; 倍福 EL1008 ; EL1008
5 ; 施耐德 变频器 ; ATV|Frequency drives ; Schneider|ATV
5 ; 罗克韦尔 PLC 模块 ; Allen.?Bradley|Rockwell
5 ; 丹佛斯变频器 ; Danfoss
5 ; 逆变器 太阳能 3KW ; Solar inverter ; (2\.[5-9]|3(\.\d+)?)\d*kW
`;

export const productQueries = table
  .trim()
  .split("\n")
  .map((line) => {
    const [need = "", query = "", ...must] = line.split(" ; ");
    const asked: ShopFloorQuery = [query, ...must];
    return { need: Number(need), asked };
  });

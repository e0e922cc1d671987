/** What lies on a circuit board (S1-6). */
export const electronics = `
capacitor 콘덴서, 커패시터, 캐패시터, 캐퍼시터, 콘덴샤, 콘덴사, 컨덴서, 컨덴샤, 축전기, capacitor, condenser, 电容, 电容器
ceramic-capacitor 적층세라믹콘덴서, 적층세라믹커패시터, 적층콘덴서, 세라믹적층콘덴서, 엠엘씨씨, MLCC, multilayer ceramic capacitor, 陶瓷电容, 贴片电容
electrolytic-capacitor 전해콘덴서, 전해캐패시터, 알루미늄전해콘덴서, 전해커패시터, 케미콘, electrolytic capacitor, 电解电容
resistor 저항, 레지스터, 저항기, 레지스타, resistor, 电阻, 电阻器
chip-resistor 칩저항, 칩저항기, 칩레지스터, chip resistor, 贴片电阻
variable-resistor 가변저항, 볼륨저항, 포텐셔미터, 포텐쇼미터, 볼륨, potentiometer, variable resistor, trimmer, 电位器
inductor 인덕터, 코일, 인덕타, 초크코일, inductor, 电感, 电感器
diode 다이오드, 다이오우드, 다이오트, 다이오도, diode, 二极管
led 엘이디, 발광다이오드, LED, light emitting diode, 发光二极管
transistor 트랜지스터, 트렌지스터, 트랜지스타, transistor, 晶体管, 三极管
mosfet 모스펫, 모스페트, FET, MOSFET, 场效应管
igbt 아이지비티, 절연게이트트랜지스터, IGBT, 绝缘栅双极型晶体管
op-amp 연산증폭기, 오피앰프, OP앰프, op amp, operational amplifier, opamp, 运算放大器
fiber-amplifier 광화이버앰프, 화이바앰프, 화이버앰프, 파이버앰프, 파이바앰프, 광파이버앰프, 화이바엠프, 화이버엠프, fiber amplifier, fibre amplifier, fiber amp, fiber optic amplifier, 光纤放大器
amplifier 증폭기, 앰프, 엠프, amplifier, 放大器
regulator-ic 전압레귤레이터, 레귤레이터IC, 3단자레귤레이터, 정전압IC, 정전압레귤레이터, voltage regulator, ldo regulator, 稳压器
microcontroller 마이크로컨트롤러, 마이컴, 마이크로콘트롤러, 엠씨유, MCU, microcontroller, 微控制器, 单片机
crystal 크리스탈, 수정진동자, 크리스털, 엑스탈, X-TAL, 석영진동자, crystal, quartz crystal, 晶振, 晶体
oscillator 발진기, 오실레이터, 오실레이타, oscillator, 振荡器
varistor 바리스터, metal oxide varistor, 배리스터, 바리스타, ?MOV, varistor, 压敏电阻
thermistor 서미스터, 써미스터, 써미스타, ?NTC, thermistor, 热敏电阻
optocoupler 포토커플러, 포토카플러, 옵토커플러, optocoupler, photocoupler, opto coupler, 光耦
bridge-rectifier 브리지정류기, 다이오드브릿지, 다이오드브리지, 다이오드브릿찌, 정류브릿지, 브릿지정류기, 브릿지다이오드, 브리지다이오드, 정류다이오드브리지, bridge rectifier, 整流桥
heat-sink 방열판, 히트싱크, 히트씽크, 방열핀, heat sink, heatsink, 散热器
jumper 점퍼, 점프선, jumper, 跳线
film-capacitor 필름콘덴서, 필름커패시터, 필름캐패시터, 필름콘, 박막콘덴서, film capacitor, film cap, polypropylene capacitor, CBB, 薄膜电容, 薄膜电容器, CBB电容
tantalum-capacitor 탄탈콘덴서, 탄탈커패시터, 탄탈캐패시터, 탄탈륨콘덴서, ?탄탈, tantalum capacitor, tantalum cap, 钽电容, 钽电容器
safety-capacitor 안전콘덴서, 안전캐패시터, 안전커패시터, 안규콘덴서, 잡음방지콘덴서, safety capacitor, suppression capacitor, X2 capacitor, 安规电容, 抑制电容
cement-resistor 시멘트저항, 씨멘트저항, 쎄멘저항, 세멘저항, cement resistor, ceramic resistor, 水泥电阻
leaded-resistor 리드저항, 탄소피막저항, 금속피막저항, 삽입저항, through hole resistor, leaded resistor, axial resistor, 插件电阻, 直插电阻, 色环电阻
wirewound-resistor 권선저항, 방열저항, 메탈클래드저항, 알루미늄저항, wirewound resistor, aluminum case resistor, aluminium housed resistor, 铝壳电阻, 绕线电阻, 线绕电阻
shunt-resistor 션트저항, 분류저항, 전류검출저항, 전류감지저항, shunt resistor, current sense resistor, current shunt, 分流电阻, 采样电阻, 检流电阻, 电流检测电阻
ferrite-bead 페라이트비드, 칩비드, ferrite bead, chip bead, 磁珠
ferrite-core 페라이트코어, 노이즈필터코어, 노이즈코어, 클램프필터, 클램프코어, ferrite core, clamp filter, snap on ferrite, 磁环, 磁芯, 卡扣磁环
zener-diode 제너다이오드, 젠너다이오드, 정전압다이오드, ?제너, zener diode, zener, 稳压二极管, 稳压管, 齐纳二极管
schottky-diode 쇼트키다이오드, 숏키다이오드, 쇼트키배리어다이오드, 쇼트키, 숏키, schottky diode, schottky barrier diode, schottky, 肖特基二极管, 肖特基
led-driver LED드라이버, 엘이디드라이버, LED구동IC, led driver, LED驱动, LED驱动器
thyristor 사이리스터, 싸이리스터, 사이리스타, 다이리스터, SCR, thyristor, silicon controlled rectifier, 晶闸管, 可控硅
triac 트라이악, 트라이액, 트라익, triac, 双向可控硅
gas-discharge-tube 가스방전관, 방전관, 가스튜브어레스터, gas discharge tube, GDT, gas tube arrester, 气体放电管, 放电管
tact-switch 택트스위치, 텍트스위치, 탁트스위치, 택타일스위치, tact switch, tactile switch, tactile push button, 轻触开关, 轻触按键
dip-switch 딥스위치, 딥스윗치, 딥개폐기, dip switch, 拨码开关, 拨动码开关
rocker-switch 로커스위치, 록커스위치, 락커스위치, 라커스위치, 로카스위치, 시소스위치, rocker switch, 船型开关, 船形开关, 翘板开关
thermostat-switch 바이메탈스위치, 온도스위치, 써모스위치, ?바이메탈, thermostat switch, thermal switch, bimetal switch, 温控开关, 温度开关, 突跳式温控器
thermal-fuse 온도퓨즈, 온도휴즈, 써멀퓨즈, 서멀퓨즈, 써멀휴즈, thermal fuse, thermal cutoff, thermal cut off, 热熔断器, 温度保险丝, 温度熔断器
resettable-fuse 복귀형퓨즈, 복귀형휴즈, 자기복구퓨즈, 자동복귀퓨즈, 리셋터블퓨즈, 리셋퓨즈, 폴리퓨즈, PTC퓨즈, resettable fuse, ptc resettable fuse, ptc fuse, polyfuse, polyswitch, 自恢复保险丝, 可恢复保险丝
pin-header 핀헤더, 핀해더, 수헤더, pin header, male header, 排针
socket-header 암헤더, 소켓헤더, 핀소켓, female header, socket header, 排母
connector-housing 커넥터하우징, 코넥터하우징, 콘넥터하우징, ?하우징, connector housing, 连接器外壳, 胶壳, 塑壳连接器
lan-jack 랜커넥터, 이더넷커넥터, 랜잭, RJ45커넥터, ethernet connector, modular jack, 网口, 网络接口, 以太网连接器
ring-terminal 링단자, 링터미널, 터미널링, 링형단자, 링러그, O단자, ring terminal, ring lug, ?圆形, 圆形端子, 圆形冷压端子, 环形端子, O型端子
barrier-terminal 하모니카단자대, 하모니카단자, 배리어단자대, barrier terminal block, barrier strip, barrier terminal, 栅栏端子, 栅栏式端子
solar-inverter 태양광인버터, 태양광발전인버터, 피브이인버터, ?태양광, solar inverter, pv inverter, photovoltaic inverter, 光伏逆变器, 太阳能逆变器, ?逆变器, ?太阳能, ?光伏
is-pcb 인쇄회로기판, 피씨비, 기판, printed circuit board, PCB, PCB mount, 电路板
is-pluggable 플러그인, 플러거블, 플러그형, ?탈착식, pluggable, ?plug in, 插拔式, 可插拔
solder 땜납, 실납, 솔더, 납땜, solder, 焊锡
`;

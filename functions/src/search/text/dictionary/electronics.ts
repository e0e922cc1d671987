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
crystal 크리스탈, 수정진동자, 크리스털, 엑스탈, crystal, quartz crystal, 晶振, 晶体
oscillator 발진기, 오실레이터, 오실레이타, oscillator, 振荡器
varistor 바리스터, 배리스터, 바리스타, ?MOV, varistor, 压敏电阻
thermistor 서미스터, 써미스터, 써미스타, ?NTC, thermistor, 热敏电阻
optocoupler 포토커플러, 포토카플러, 옵토커플러, optocoupler, photocoupler, opto coupler, 光耦
bridge-rectifier 브리지정류기, 브릿지정류기, 브릿지다이오드, 브리지다이오드, 정류다이오드브리지, bridge rectifier, 整流桥
heat-sink 방열판, 히트싱크, 히트씽크, 방열핀, heat sink, heatsink, 散热器
jumper 점퍼, 점프선, jumper, 跳线
pcb 인쇄회로기판, 피씨비, 기판, printed circuit board, 电路板
solder 땜납, 실납, 솔더, 납땜, solder, 焊锡
`;

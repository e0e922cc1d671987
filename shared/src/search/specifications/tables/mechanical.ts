/** Specifications of pneumatics, motion, wiring and pipes (S8-1); a line is as in electrical.ts. */
export const mechanical = `
bore length 튜브 내경, Bore, 缸径, 실린더 내경, 실린더경, Bore size, Cylinder bore, 缸内径
stroke length 스트로크, Stroke, 行程, 행정, Stroke length
inner-diameter length 내경, Bore diameter, 内径, Inner diameter, Inside diameter, ID, 안지름
outer-diameter length 외경, Outside diameter, 外径, Outer diameter, OD, 바깥지름
width length 폭, Width, 宽度, 폭(베어링), 너비, W
length length 길이, Length, 长度, 전장, 케이블 길이, Cable length, 电缆长度
height length 높이, Height, 高度, H
thickness length 두께, Thickness, 厚度
shaft-diameter length 축경, Shaft diameter, 轴径, 축 직경, Shaft
tube-diameter length 튜브 외경, Tube diameter, 管外径, 적용 튜브 외경, 튜브외경, Tube OD, Applicable tube, 适用管径
pitch length 피치, Pitch, 间距, 단자 피치, Contact pitch, 针距
housing-diameter length 외형 크기, Housing diameter, 外壳直径, 외형, Housing, 外形
housing-thread thread 외형(나사), Housing thread, 外壳螺纹, 외형, Housing, 外形, 나사 규격, Thread, 螺纹
housing open 외형, Housing, 外形, 재질(외형), Housing type, Enclosure, 外壳
port-size pipe 배관 구경, Port size, 接管口径, 접속구경, 배관구경, 구경, 관접속구경, Pipe size, Connection size, Nominal size, 口径, 接口尺寸
operating-pressure pressure 사용압력, Operating pressure, 使用压力, 사용 압력, 최고사용압력, 사용압력범위, Working pressure, Max. pressure, 工作压力
flow flow 유량, Flow, 流量, 풍량, 토출량, Flow rate, Air flow, 风量
speed speed 정격회전수, Rated speed, 额定转速, 회전수, 회전속도, Speed, Rotational speed, 转速
torque torque 정격토크, Rated torque, 额定转矩, 토크, Torque, 扭矩, 额定扭矩
force force 추력, Force, 推力, 하중, Load
gear-ratio ratio 감속비, Gear ratio, 减速比, 기어비, Reduction ratio, 传动比
brake presence 브레이크, Brake, 制动器, 브레이크 유무, With brake, 抱闸
valve-function choice 밸브 기능, Valve function, 阀功能, 밸브기능, Function
wire-size area 적용 전선, Wire size, 接线截面, 전선규격, 전선 굵기, 적용전선, Wire cross section, Conductor size, 导线截面, 截面积
dimensions sides 치수, Dimensions, 外形尺寸, 크기, Size, 尺寸, 외형치수, 规格尺寸
rail-size bare 레일 크기, Rail size, 导轨规格, 크기, Size, 尺寸
flange-size length 플랜지 크기, Flange size, 法兰尺寸, 크기, Size, 尺寸, 취부 치수
seal choice 밀봉, Seal, 密封, 실드, 씰, Sealing, Shield, 密封形式
clearance choice 내부틈새, Internal clearance, 游隙, 내부 틈새, 틈새, Radial clearance, Clearance
rotation choice 회전방향, Rotation, 旋转方向, 회전 방향, Direction of rotation, Rotation direction
weight mass 무게, Weight, 重量, 중량, 질량, Mass, 净重
operating-temperature temperature 사용온도, Operating temperature, 工作温度, 사용온도범위, 사용 온도, 사용주위온도, Ambient temperature, Operating temperature range, 使用温度, 环境温度
material open 재질, Material, 材质, 몸체 재질, 본체 재질, Body material, 材料
colour choice 색상, Colour, 颜色, 색, Color, 발광색
`;

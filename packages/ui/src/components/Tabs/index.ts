export {
  Tab,
  type TabItem,
  TabList,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  type TabsPartsProps,
  type TabsProps,
} from './Tabs.tsx';
